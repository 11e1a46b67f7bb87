/*
 * Hours, limits and times that the firm sets for itself. They are facts as those of `content/firm.ts` are, and editors change them;
 * they stand here because the rules of `lib` count with them.
 */

/** Weekdays of the office, its phone lines and the chat; 0 is Sunday, and the last does not come before the first. */
export const openDays = { first: 1, last: 5 } as const;

/** Seconds since midnight on the visitor's own clock, on `openDays`; `closes` is the first second that is closed. */
export const chatHours = { opens: 8 * 3600, closes: 18 * 3600 + 55 * 60 } as const;

/** Seconds since midnight in Eastern time, on `openDays`: the office and its phone lines; `closes` is the first second that is closed. */
export const officeHours = { opens: 8 * 3600, closes: 19 * 3600, timeZone: 'America/New_York' } as const;

/** Seconds since midnight where the called person lives: the firm calls no earlier and no later. The law has its own limits (`lib/law.ts`). */
export const callLimits = { from: 8 * 3600, until: 21 * 3600 } as const;

/** The most that the firm does in seven days about one debt: calls or texts, and contacts of all kinds. */
export const contactLimits = { calls: 2, contacts: 3 } as const;

/** Business days within which the firm does what it promises, counted from when it was asked or told. */
export const replyDays = {
  complaint: 10,
  /** To someone who helps another person and sends that person's permission. */
  helper: 10,
  accessibility: 5,
  security: 5,
  /** That money is exempt. */
  proof: 2,
  application: 2,
  candidate: 10,
  /** After an applicant's last meeting. */
  decision: 5,
  /** To a creditor who asks what placing accounts would cost. */
  proposal: 5,
  /** After the last payment of a settlement. */
  closingLetter: 10,
} as const;
