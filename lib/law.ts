/** Numbers of law that the site counts with, each with its source (`screen-3`). What the firm promises is in `lib/firm-facts.ts`. */
export const law = {
  /** Business days before a payment by which stopping it is in time: 12 CFR 1005.10(c)(1). */
  cancellationBusinessDays: 3,
  /** Days in which to dispute, counted from receipt of the debt notice: 12 CFR 1006.34(b)(5). */
  disputeDays: 30,
  /** Days after which a debt notice is assumed received, not counting Saturdays, Sundays and legal holidays: 12 CFR 1006.34(b)(5). */
  deliveryDays: 5,
  /** Hours of the day between which a call is lawful where the called person lives: 12 CFR 1006.6(b)(1)(i). */
  lawfulCallHours: { from: 8, until: 21 },
} as const;
