import { law } from '../law';
import { addDays, type CalendarDay, daysBetween } from '../time/calendar-day';
import { type CountedDay, countForward, deliveryCalendar } from './business-days';

/** Days to allow for mailing a letter: advice to readers, not a rule of law. */
export const mailDays = 7;

/** What a reader knows about a debt notice. */
export type DebtNoticeDays = { printed?: CalendarDay; received?: CalendarDay; sent?: CalendarDay };

/** The date to dispute by. */
export type DisputeDate = { day: CalendarDay } & (
  | {
      by: 'printed';
      /** The earliest date that the law allows, if the printed one is before it. */
      earliest?: CalendarDay;
    }
  | {
      by: 'received' | 'sent';
      /** The day after which the count begins. */
      from: CalendarDay;
    }
);

/** The five days for which a debt notice is assumed to be in the mail, and the days between them that do not count. */
export function deliveryDays(sent: CalendarDay): readonly CountedDay[] {
  return countForward(sent, law.deliveryDays, deliveryCalendar);
}

/** The day on which a debt notice may be assumed received: five days after sending, not counting Saturdays, Sundays and legal holidays. */
export function assumedReceipt(sent: CalendarDay): CalendarDay {
  return deliveryDays(sent).at(-1)!.day;
}

/** The thirty days after `from`, all of which count. */
export function disputePeriod(from: CalendarDay): readonly CountedDay[] {
  return countForward(from, law.disputeDays, () => undefined);
}

/** The printed date if there is one, else the earliest date that follows from the given days. Throws if no day is given. */
export function disputeDate({ printed, received, sent }: DebtNoticeDays): DisputeDate {
  if (printed) {
    const earliest = sent && endOf(assumedReceipt(sent));
    const isEarly = earliest && daysBetween(printed, earliest) > 0;
    return { day: printed, by: 'printed', ...(isEarly && { earliest }) };
  }
  const counts: DisputeDate[] = [];
  if (received) counts.push({ day: endOf(received), by: 'received', from: received });
  if (sent) {
    const from = assumedReceipt(sent);
    counts.push({ day: endOf(from), by: 'sent', from });
  }
  const [earliest] = counts.sort((one, other) => daysBetween(other.day, one.day));
  if (!earliest) throw new Error('There is no date of the debt notice to count from.');
  return earliest;
}

function endOf(from: CalendarDay): CalendarDay {
  return addDays(from, law.disputeDays);
}
