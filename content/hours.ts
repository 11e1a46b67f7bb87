/*
 * The hours of the firm. They import nothing, because the program in the browser reads this file.
 */

/** Weekdays of the office, its phone lines and the chat; 0 is Sunday, and `last` must not be less than `first`. */
export const openDays = { first: 1, last: 5 } as const;

/** Seconds since midnight on the visitor's own clock, on `openDays`; `closes` is the first second that is closed. */
export const chatHours = { opens: 8 * 3600, closes: 18 * 3600 + 55 * 60 } as const;

/** Seconds since midnight in Eastern time, on `openDays`: the office and its phone lines; `closes` is the first second that is closed. */
export const officeHours = { opens: 8 * 3600, closes: 19 * 3600, timeZone: 'America/New_York' } as const;

/** Seconds since midnight where the called person lives: the firm calls no earlier and no later. The law has its own limits (`lib/law.ts`). */
export const callLimits = { from: 8 * 3600, until: 21 * 3600 } as const;
