import type { ReactNode } from 'react';
import { AnswerHead } from '@/components/answers/answer-head';
import { KeepAnswer } from '@/components/answers/keep-answer';
import type { DatesPage } from '@/content/types';
import type { CancellationAnswer } from '@/lib/dates/answer-cancellation';
import { type CancellationAdvice, cancellationAdvice } from '@/lib/dates/cancellation-advice';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';
import { type CalendarDay, isoDay, isSameDay } from '@/lib/time/calendar-day';
import type { CalendarEntry } from '@/lib/time/calendar-file';
import { formatDay, formatFullDay } from '@/lib/time/day-text';
import { CountView } from './count-view';
import { DateResult } from './date-result';
import type { ShownDay } from './shown-day';
import type { ToolSettings } from './tool-settings';
import { skippedSentence, whySkipped } from './why-skipped';

type Copy = DatesPage['cancel']['words'];
type CancelResultProps = {
  found: CancellationAnswer | undefined;
  /** Undefined when the device's clock cannot be right. */
  today: CalendarDay | undefined;
  copy: Copy;
  advice: Record<CancellationAdvice, ReactNode>;
  settings: ToolSettings;
};

/** The last safe day, how it was counted, and what to do by then or still. */
export function CancelResult({ found, today, copy, advice, settings }: CancelResultProps) {
  const { words, locale, domain } = settings;
  const advised = found && cancellationAdvice(found, today);
  return (
    <DateResult
      answer={
        advised && (
          <>
            <AnswerHead label={copy.headings[advised]} day={found.day} locale={locale}>
              {!today && <p>{words.wrongClock}</p>}
              {advice[advised]}
            </AnswerHead>
            <p>{countSentence(found, copy, settings)}</p>
            {!isSameDay(found.day, found.bankDay) && (
              <p>{fillIn(copy.differs, { bank: formatFullDay(found.bankDay, locale) })}</p>
            )}
          </>
        )
      }
    >
      {found && (
        <>
          <KeepAnswer
            key={isoDay(found.payment)}
            entry={advised === 'time-left' || advised === 'today' ? calendarEntry(found, copy, settings) : undefined}
            domain={domain}
            words={words}
          />
          <CountView days={shownDays(found, copy, settings)} title={words.dayByDay} locale={locale} />
        </>
      )}
    </DateResult>
  );
}

function calendarEntry({ payment, day }: CancellationAnswer, copy: Copy, { locale }: ToolSettings): CalendarEntry {
  return {
    // Several payments can have the same last safe day.
    about: `payment-${isoDay(payment)}`,
    day,
    title: copy.event.title,
    text: `${copy.event.text} ${copy.payment}: ${formatFullDay(payment, locale)}.`,
  };
}

function countSentence({ count }: CancellationAnswer, copy: Copy, { words, locale }: ToolSettings): string {
  const days = count.flatMap((entry) => ('number' in entry ? formatDay(entry.day, locale, { withYear: false }) : []));
  const skipped = skippedSentence(count, words, locale);
  return [fillIn(copy.counted, { days: joinWords(days, locale) }), skipped].filter(Boolean).join(' ');
}

function shownDays(found: CancellationAnswer, copy: Copy, { words }: ToolSettings): ShownDay[] {
  const counted = found.count.map((entry): ShownDay => {
    const { day } = entry;
    if ('skipped' in entry)
      return {
        day,
        mark: 'skipped',
        holiday: entry.skipped.why === 'weekend' ? undefined : words.holidays[entry.skipped.holiday],
        text: fillIn(words.notCounted, { why: whySkipped(entry.skipped, words) }),
      };
    const isLast = isSameDay(day, found.day);
    const text = fillIn(isLast ? copy.lastDay : copy.businessDay, { number: String(entry.number) });
    return { day, mark: isLast ? 'answer' : 'counted', number: entry.number, text };
  });
  return [{ day: found.payment, mark: 'start', text: copy.payment }, ...counted];
}
