import { law } from '../law';
import { addDays, daysBetween, type CalendarDay } from '../time/calendar-day';
import { countForward, deliveryCalendar, type CountedDay } from './business-days';

/** Days for which a letter may be in the mail: advice to readers, not a rule of law. */
export const mailDays = 7;

/** What a reader knows about a debt notice. */
export type DebtNoticeDays = { printed?: CalendarDay; received?: CalendarDay; sent?: CalendarDay };

/** The date to dispute by, and from which day it was found. */
export type DisputeDate = {
  day: CalendarDay;
  by: keyof DebtNoticeDays;
  /** The day that the count begins after; absent where the date was printed. */
  from?: CalendarDay;
  /** The earliest date that the law allows for, where the printed one comes before it. */
  earliest?: CalendarDay;
};

/** The five days for which a debt notice is assumed to be on its way, and the days between them that do not count. */
export function deliveryDays(sent: CalendarDay): readonly CountedDay[] {
  return countForward(sent, law.deliveryDays, deliveryCalendar);
}

/** The day on which a debt notice may be assumed to have come: five days after it was sent, without Saturdays, Sundays and legal holidays. */
export function assumedReceipt(sent: CalendarDay): CalendarDay {
  return deliveryDays(sent).at(-1)!.day;
}

/** The thirty days after `from`, all of which count. */
export function disputePeriod(from: CalendarDay): readonly CountedDay[] {
  return countForward(from, law.disputeDays, () => undefined);
}

/** The printed date where there is one, else the earliest that follows from the days given; undefined when nothing is known. */
export function disputeDate({ printed, received, sent }: DebtNoticeDays): DisputeDate | undefined {
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
  return counts.sort((one, other) => daysBetween(other.day, one.day))[0];
}

function endOf(from: CalendarDay): CalendarDay {
  return addDays(from, law.disputeDays);
}
