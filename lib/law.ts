/**
 * Numbers of law that the site counts with or states, each with its source (`screen-3`). What the firm promises is in
 * `content/hours.ts` and `content/commitments.ts`.
 */
export const law = {
  /** Business days before a payment by which stopping it is in time: 12 CFR 1005.10(c)(1). */
  cancellationBusinessDays: 3,
  /** Days in which to dispute, counted from receipt of the debt notice: 12 CFR 1006.34(b)(5). */
  disputeDays: 30,
  /** Days after which a debt notice is assumed received, not counting Saturdays, Sundays and legal holidays: 12 CFR 1006.34(b)(5). */
  deliveryDays: 5,
  /** Hours of the day between which a call is lawful where the called person lives: 12 CFR 1006.6(b)(1)(i). */
  lawfulCallHours: { from: 8, until: 21 },
  /** Calls in seven days about one debt up to which no harassment is presumed: 12 CFR 1006.14(b)(2)(i)(A). */
  presumedLawfulCalls: 7,
  /** Years of age from which a person can agree to the terms of use: M.G.L. c. 231, § 85P. */
  adultAge: 18,
  /** Months that the tables of the California privacy notice look back: Cal. Civ. Code § 1798.130(a)(5). */
  lookbackMonths: 12,
} as const;
