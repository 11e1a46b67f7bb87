import { blocks, jumpNav } from '@/content/blocks';
import { at, email, hoursIn, phone } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { DatesPage } from '@/content/types';

const hours = hoursIn('en');

export const dates = {
  meta: {
    title: 'Count a date',
    description:
      'Find the last safe day to cancel a payment, and the date to dispute a debt by. Every day of the count is shown, and nothing you type is sent.',
  },
  title: 'Count a date',
  lead: 'Find one of two dates: the last safe day to cancel a payment, or the date to dispute a debt by.',
  jumpNav: jumpNav({ cancel: 'Cancel a payment', dispute: 'Dispute a debt' }),
  words: {
    month: 'Month',
    day: 'Day',
    year: 'Year',
    choose: 'Choose',
    problems: {
      missing: 'A part of the date is missing. Enter the month, the day and the year',
      'not-a-number': 'Enter the day as a number, such as 28',
      'no-such-day': 'There is no such day in that month. Check the day',
      'year-digits': 'Enter the year with four digits, such as 2026',
      empty: 'Enter the date',
      'far-ahead': 'This is more than three years ahead. Check the year',
      'long-ago': 'This is more than two years ago. Check the year',
      'not-yet': 'This day has not come yet. Check the date',
      'before-sent': 'This is before the day on which the notice was sent. Check both dates',
      choose: 'Choose yes or no',
    },
    holidays: {
      newYear: 'New Year’s Day',
      martinLutherKing: 'Martin Luther King Jr. Day',
      presidents: 'Presidents’ Day',
      memorial: 'Memorial Day',
      juneteenth: 'Juneteenth',
      independence: 'Independence Day',
      labor: 'Labor Day',
      columbus: 'Columbus Day',
      veterans: 'Veterans Day',
      thanksgiving: 'Thanksgiving',
      christmas: 'Christmas Day',
    },
    weekend: 'weekend',
    friday: 'the day before {holiday}, when some banks close',
    skipped: 'We skipped {days}.',
    notCounted: 'Not counted: {why}',
    save: 'Save to my calendar',
    print: 'Print',
    saveHint: 'If your browser saves nothing, write the day down.',
    dayByDay: 'The count, day by day',
    wrongClock:
      'The clock of your device seems to be wrong. Compare this day with today’s date yourself before you rely on it.',
  },
  cancel: {
    title: 'Cancel a payment',
    intro:
      'To cancel with us, your notice must reach us at least three business days before the payment. If the payment is recurring, you can also give your bank a stop-payment order, which must reach the bank at least three business days before it. If the bank asks you to confirm the order in writing, do so within 14 days, or the order can lapse. For a single payment, ask your bank what it can do.',
    words: {
      legend: 'When is the payment?',
      button: 'Find the last safe day',
      headings: {
        'time-left': 'Last safe day',
        today: 'The last safe day is today',
        'bank-only': 'The last safe day has passed, but you may still be in time. It was',
        late: 'The last safe day has passed. It was',
        paid: 'This payment is today or has passed. The last safe day was',
      },
      counted: 'We counted back three business days: {days}.',
      differs:
        'By the calendar of the Federal Reserve’s banks, the last day is {bank}. Some banks close earlier, so we show the earlier day.',
      payment: 'Payment',
      businessDay: 'Business day {number}',
      lastDay: 'Business day {number}: last safe day',
      event: {
        title: 'Last safe day to cancel a payment',
        text: `Cancel with ${firm.name}, and tell your bank. Each one stops only its own side.`,
      },
    },
    advice: {
      'time-left': blocks([
        'By the end of that day, cancel with us **and** tell your bank. Each one stops only its own side.',
        `Call ${phone.main}. Our phones are open ${hours.officeEastern}. A letter may arrive too late.`,
      ]),
      today: blocks([
        'Cancel with us **and** tell your bank today. Each one stops only its own side.',
        `Call ${phone.main} while our phones are open: ${hours.officeEastern}. If they have closed, call your bank now, as its day may run until midnight, and call us when they open. A letter would arrive too late.`,
      ]),
      'bank-only': blocks([
        `For some banks it is too late now, and for others it is not: call your bank at once, **and** cancel with us at ${phone.main}. Each one stops only its own side.`,
        'You can still cancel every later payment.',
      ]),
      late: blocks([
        `Call us at ${phone.main} **and** call your bank now. It may still be possible to stop this payment, but neither of us can promise it.`,
        'You can still cancel every later payment.',
      ]),
      paid: blocks([
        `It is too late to count. Call your bank and us now, at ${phone.main}, if this payment should not be made or was not right.`,
        'You can still cancel every later payment.',
      ]),
    },
    table: {
      title: 'All payment dates for the next {days} days',
      intro:
        'The table needs no typing. It gives the last safe day for each payment date, and was made on {day}. When a holiday falls on a Saturday, we skip the Friday before it as well, to be safe.',
      caption: 'Last safe day to cancel, by payment date',
      payment: 'Payment',
      safe: 'Last safe day',
      range: '{first} to {last}',
      passed: 'It has passed: call us and your bank today',
    },
  },
  dispute: {
    title: 'Dispute a debt',
    intro:
      'If you dispute in writing within 30 days after the debt notice (the “validation notice”) reaches you, we must stop collecting what you dispute until we send you verification or a copy of a judgment. Court papers have their own deadline. If a date is printed on the notice, go by that date. To count by hand: the day it came is day 0, and every day after it counts, weekends and holidays too. Day 30 is the last one.',
    words: {
      printedChoice: 'Is a date printed on your notice?',
      yes: 'Yes',
      no: 'No, or I cannot find it',
      printed: 'What date is printed?',
      received: 'What day did the notice reach you?',
      sent: 'What day was it sent? (optional)',
      sentHint:
        'The date at the top of the notice, or the postmark. If you do not know when it came, this day is enough.',
      sentChecks: 'With this day we can check the printed date.',
      button: 'Find the date',
      headings: {
        ahead: 'Date to dispute by',
        today: 'The date to dispute by is today',
        past: 'This date has passed',
      },
      byPrinted: 'The date that is printed on your notice rules. You need not count anything.',
      printedEarly:
        'For a notice sent on that day, the date should not be before {day}. Check both dates on the notice, or call us. Until you know, go by the printed date.',
      byReceived: 'The day it came, {from}, does not count. Weekends and holidays count.',
      bySent:
        'A notice is assumed to arrive five days after it was sent, without weekends and legal holidays: here on {from}. That day does not count.',
      period: 'Day 1 is {first}, and day 30 is {last}.',
      earlier: 'The two days that you gave lead to different dates. We show the earlier one, which is safer.',
      printedLater: 'If you find a printed date later, that date rules.',
      mail: 'Mail can take a week: to be safe, mail your letter by {day}.',
      mailLate:
        'A letter counts if its postmark is from that day or earlier. If you may not get that postmark, send an email by the end of that day: it counts as well.',
      came: 'The notice came: not counted',
      assumed: 'Assumed to arrive: not counted',
      dayNumber: 'Day {number}',
      event: {
        title: 'Date to dispute the debt by',
        text: 'Dispute in writing by this day. If a date is printed on your notice, that date rules.',
      },
    },
    advice: {
      open: blocks([
        `Write to ${at.mail} or to ${email.disputes}. [How to dispute a debt](/contact#disputes) says what to write, and what we must do.`,
      ]),
      past: blocks([
        'You can still tell us that you dispute the debt, and we will look into it. In New York State, you can dispute at any time a debt that the creditor has charged off. In New York City, a dispute after this date may count as well.',
        `Write to ${at.mail} or to ${email.disputes}, or read [how to dispute a debt](/contact#disputes).`,
      ]),
    },
  },
} satisfies DatesPage;
