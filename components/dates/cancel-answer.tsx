import type { ReactNode } from 'react';
import { AnswerHead } from '@/components/answers/answer-head';
import { KeepAnswer } from '@/components/answers/keep-answer';
import type { DatesPage } from '@/content/types';
import type { LastSafeDay, Urgency } from '@/lib/dates/cancel-payment';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';
import { isoDay, isSameDay, type CalendarDay } from '@/lib/time/calendar-day';
import type { CalendarEntry } from '@/lib/time/calendar-file';
import { formatDay, formatFullDay } from '@/lib/time/day-text';
import { CountView } from './count-view';
import { DateResult } from './date-result';
import type { ShownDay } from './shown-day';
import type { ToolSettings } from './tool-settings';
import { skippedSentence, whySkipped } from './why-skipped';

/** How today relates to the last safe day; undefined when the device's clock cannot be right. */
export type Cancellation = { payment: CalendarDay; safe: LastSafeDay; urgency: Urgency | undefined };

type CancelAnswerProps = {
  found: Cancellation | undefined;
  own: DatesPage['cancel']['words'];
  advice: Record<Urgency, ReactNode>;
  settings: ToolSettings;
};

/** The last safe day, how it was counted, and what to do by then or still. */
export function CancelAnswer({ found, own, advice, settings }: CancelAnswerProps) {
  const { words, locale, domain } = settings;
  const urgency = found?.urgency ?? 'time-left';
  return (
    <DateResult
      answer={
        found && (
          <>
            <AnswerHead label={own.headings[urgency]} day={found.safe.day} locale={locale}>
              {!found.urgency && <p>{words.wrongClock}</p>}
              {advice[urgency]}
            </AnswerHead>
            <p>{countSentence(found, own, settings)}</p>
            {!isSameDay(found.safe.day, found.safe.bankDay) && (
              <p>{fillIn(own.differs, { bank: formatFullDay(found.safe.bankDay, locale) })}</p>
            )}
          </>
        )
      }
    >
      {found && (
        <>
          <KeepAnswer
            entry={urgency === 'time-left' || urgency === 'today' ? calendarEntry(found, own, settings) : undefined}
            domain={domain}
            words={words}
          />
          <CountView days={shownDays(found, own, settings)} title={words.dayByDay} locale={locale} />
        </>
      )}
    </DateResult>
  );
}

function calendarEntry(
  { payment, safe }: Cancellation,
  own: CancelAnswerProps['own'],
  { locale }: ToolSettings,
): CalendarEntry {
  return {
    // Several payments can have the same last safe day.
    about: `payment-${isoDay(payment)}`,
    day: safe.day,
    title: own.event.title,
    text: `${own.event.text} ${own.payment}: ${formatFullDay(payment, locale)}.`,
  };
}

function countSentence({ safe }: Cancellation, own: CancelAnswerProps['own'], { words, locale }: ToolSettings): string {
  const days = safe.count.flatMap((entry) =>
    'number' in entry ? formatDay(entry.day, locale, { withYear: false }) : [],
  );
  const skipped = skippedSentence(safe.count, words, locale);
  return [fillIn(own.counted, { days: joinWords(days, locale) }), skipped].filter(Boolean).join(' ');
}

function shownDays(
  { payment, safe }: Cancellation,
  own: CancelAnswerProps['own'],
  { words }: ToolSettings,
): ShownDay[] {
  const counted = safe.count.map((entry): ShownDay => {
    const { day } = entry;
    if ('skipped' in entry)
      return {
        day,
        mark: 'skipped',
        holiday: entry.skipped.why === 'weekend' ? undefined : words.holidays[entry.skipped.holiday],
        text: fillIn(words.notCounted, { why: whySkipped(entry.skipped, words) }),
      };
    const isLast = isSameDay(day, safe.day);
    const text = fillIn(isLast ? own.lastDay : own.businessDay, { number: String(entry.number) });
    return { day, mark: isLast ? 'answer' : 'counted', number: entry.number, text };
  });
  return [{ day: payment, mark: 'start', text: own.payment }, ...counted];
}
