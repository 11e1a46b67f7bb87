import type { ReactNode } from 'react';
import { AnswerHead } from '@/components/answers/answer-head';
import { KeepAnswer } from '@/components/answers/keep-answer';
import type { DatesPage } from '@/content/types';
import type { CancellationAnswer } from '@/lib/dates/answer-cancellation';
import { type CancellationAdvice, cancellationAdvice } from '@/lib/dates/cancellation-advice';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';
import { typeset } from '@/lib/text/typeset';
import { type CalendarDay, isoDay, isSameDay } from '@/lib/time/calendar-day';
import type { CalendarEntry } from '@/lib/time/calendar-file';
import { formatDay, formatFullDay } from '@/lib/time/day-text';
import { CountView } from './count-view';
import { DateResult } from './date-result';
import type { ShownDay } from './shown-day';
import type { ToolSettings } from './tool-settings';
import { skippedSentence, whySkipped } from './why-skipped';

type Words = DatesPage['cancel']['words'];
type CancelResultProps = {
  found: CancellationAnswer | undefined;
  /** Undefined when the device's clock cannot be right. */
  today: CalendarDay | undefined;
  words: Words;
  advice: Record<CancellationAdvice, ReactNode>;
  settings: ToolSettings;
};

/** The last safe day, how it was counted, and what to do by then or still. */
export function CancelResult({ found, today, words, advice, settings }: CancelResultProps) {
  const { sharedWords, locale, domain } = settings;
  const advised = found && cancellationAdvice(found, today);
  return (
    <DateResult
      answer={
        advised && (
          <>
            <AnswerHead label={words.headings[advised]} day={found.day} locale={locale}>
              {!today && <p>{sharedWords.wrongClock}</p>}
              {advice[advised]}
            </AnswerHead>
            <p>{typeset(countSentence(found, words, settings))}</p>
            {!isSameDay(found.day, found.bankDay) && (
              <p>{typeset(fillIn(words.differs, { bank: formatFullDay(found.bankDay, locale) }))}</p>
            )}
          </>
        )
      }
    >
      {found && (
        <>
          <KeepAnswer
            key={isoDay(found.payment)}
            entry={advised === 'time-left' || advised === 'today' ? calendarEntry(found, words, settings) : undefined}
            domain={domain}
            words={sharedWords}
          />
          <CountView days={shownDays(found, words, settings)} title={sharedWords.dayByDay} locale={locale} />
        </>
      )}
    </DateResult>
  );
}

function calendarEntry({ payment, day }: CancellationAnswer, words: Words, { locale }: ToolSettings): CalendarEntry {
  return {
    // Several payments can have the same last safe day.
    about: `payment-${isoDay(payment)}`,
    day,
    title: words.event.title,
    text: `${words.event.text} ${words.payment}: ${formatFullDay(payment, locale)}.`,
  };
}

function countSentence({ count }: CancellationAnswer, words: Words, { sharedWords, locale }: ToolSettings): string {
  const days = count.flatMap((entry) => ('number' in entry ? formatDay(entry.day, locale, { withYear: false }) : []));
  const skipped = skippedSentence(count, sharedWords, locale);
  return [fillIn(words.counted, { days: joinWords(days, locale) }), skipped].filter(Boolean).join(' ');
}

function shownDays(found: CancellationAnswer, words: Words, { sharedWords }: ToolSettings): ShownDay[] {
  const counted = found.count.map((entry): ShownDay => {
    const { day } = entry;
    if ('skipped' in entry)
      return {
        day,
        mark: 'skipped',
        holiday: entry.skipped.why === 'weekend' ? undefined : sharedWords.holidays[entry.skipped.holiday],
        text: fillIn(sharedWords.notCounted, { why: whySkipped(entry.skipped, sharedWords) }),
      };
    const isLast = isSameDay(day, found.day);
    const text = fillIn(isLast ? words.lastDay : words.businessDay, { number: String(entry.number) });
    return { day, mark: isLast ? 'answer' : 'counted', number: entry.number, text };
  });
  return [{ day: found.payment, mark: 'start', text: words.payment }, ...counted];
}
