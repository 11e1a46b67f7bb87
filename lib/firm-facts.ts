/*
 * Hours, limits and times that the firm sets for itself. Editors change them like the facts in `content/firm.ts`; they are here because the
 * rules of `lib` use them.
 */

/** Weekdays of the office, its phone lines and the chat; 0 is Sunday, and `last` must not be less than `first`. */
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
  /** Reply to someone who helps another person and sends that person's permission. */
  helper: 10,
  accessibility: 5,
  security: 5,
  /** Reply to proof that money is exempt. */
  proof: 2,
  application: 2,
  candidate: 10,
  /** Decision after an applicant's last meeting. */
  decision: 5,
  /** Proposal to a creditor who asks what placing accounts would cost. */
  proposal: 5,
  /** Letter after the last payment of a settlement. */
  closingLetter: 10,
} as const;
