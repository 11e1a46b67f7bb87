/*
 * What the firm holds itself to. A changed number may make sentences of a legal notice untrue: `docs/content-guide.md` says how to go on.
 */

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
