import { DataTable } from '@/components/text/data-table';
import { RichParagraph } from '@/components/text/rich-text';
import { Disclosure } from '@/components/ui/disclosure';
import type { DatesPage } from '@/content/types';
import { daysAhead, paymentTable } from '@/lib/dates/payment-table';
import type { Locale } from '@/lib/i18n/routing';
import { fillIn } from '@/lib/text/fill-in';
import { typeset } from '@/lib/text/typeset';
import { type CalendarDay, isSameDay } from '@/lib/time/calendar-day';
import { formatDay, formatFullDay } from '@/lib/time/day-text';
import styles from './payment-table.module.css';

type PaymentTableProps = { words: DatesPage['cancel']['table']; from: CalendarDay; locale: Locale };

/** Lists upcoming payment dates with their last safe day, for readers without JavaScript and for planning ahead. */
export function PaymentTable({ words, from, locale }: PaymentTableProps) {
  const rows = paymentTable(from, daysAhead).map(({ first, last, safe, hasPassed }) => {
    const start = formatFullDay(first, locale);
    const end = formatFullDay(last, locale);
    const payment = isSameDay(first, last) ? start : fillIn(words.range, { first: start, last: end });
    return [payment, hasPassed ? words.passed : formatFullDay(safe, locale)];
  });
  return (
    <Disclosure title={typeset(fillIn(words.title, { days: String(daysAhead) }))} className={styles.table}>
      <RichParagraph text={fillIn(words.intro, { day: formatDay(from, locale) })} />
      <DataTable caption={words.caption} columns={[words.payment, words.safe]} rows={rows} />
    </Disclosure>
  );
}
