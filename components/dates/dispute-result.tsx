import type { ReactNode } from 'react';
import { AnswerHead } from '@/components/answers/answer-head';
import { KeepAnswer } from '@/components/answers/keep-answer';
import type { DatesPage } from '@/content/types';
import type { DisputeAnswer } from '@/lib/dates/answer-dispute';
import { disputeAdvice } from '@/lib/dates/dispute-advice';
import { assumedReceipt, deliveryDays, disputePeriod } from '@/lib/dates/dispute-date';
import type { Locale } from '@/lib/i18n/routing';
import { fillIn } from '@/lib/text/fill-in';
import { typeset } from '@/lib/text/typeset';
import { addDays, type CalendarDay, isoDay, isSameDay } from '@/lib/time/calendar-day';
import { formatFullDay } from '@/lib/time/day-text';
import { CountView } from './count-view';
import { DateResult } from './date-result';
import type { ShownDay } from './shown-day';
import type { ToolSettings } from './tool-settings';
import { skippedSentence } from './why-skipped';

type Words = DatesPage['dispute']['words'];
type CountedAnswer = Exclude<DisputeAnswer, { by: 'printed' }>;
type DisputeResultProps = {
  found: DisputeAnswer | undefined;
  /** Undefined when the device's clock cannot be right. */
  today: CalendarDay | undefined;
  words: Words;
  advice: Record<'open' | 'past', ReactNode>;
  settings: ToolSettings;
};

/** The date to dispute by, from which day it was counted, and what to do by then or still. */
export function DisputeResult({ found, today, words, advice, settings }: DisputeResultProps) {
  const { sharedWords, locale, domain } = settings;
  const { when, mailBy } = found ? disputeAdvice(found.day, today) : {};
  const isPast = when === 'past';
  return (
    <DateResult
      answer={
        found &&
        when && (
          <AnswerHead label={words.headings[when]} day={found.day} locale={locale}>
            {!today && <p>{sharedWords.wrongClock}</p>}
            {explanation(found, words, settings).map((sentence) => (
              <p key={sentence}>{typeset(sentence)}</p>
            ))}
            {mailBy && (
              <p>{typeset(fillIn(words.mail, { day: formatFullDay(mailBy, locale, { withYear: false }) }))}</p>
            )}
            {!mailBy && !isPast && <p>{words.mailLate}</p>}
            {!isPast && !found.given.printed && <p>{words.printedLater}</p>}
            {advice[isPast ? 'past' : 'open']}
          </AnswerHead>
        )
      }
    >
      {found && (
        <KeepAnswer
          key={isoDay(found.day)}
          entry={isPast ? undefined : { about: 'dispute', day: found.day, ...words.event }}
          domain={domain}
          words={sharedWords}
        />
      )}
      {found && found.by !== 'printed' && (
        <CountView days={shownDays(found, words)} title={sharedWords.dayByDay} locale={locale} />
      )}
    </DateResult>
  );
}

function explanation(found: DisputeAnswer, words: Words, { sharedWords, locale }: ToolSettings): string[] {
  if (found.by === 'printed') return [words.byPrinted, ...doubts(found.earliest, words, locale)];
  const { by, day, from, given } = found;
  const values = {
    from: formatFullDay(from, locale, { withYear: false }),
    first: formatFullDay(addDays(from, 1), locale, { withYear: false }),
    last: formatFullDay(day, locale, { withYear: false }),
  };
  const skipped = by === 'sent' && given.sent && skippedSentence(deliveryDays(given.sent), sharedWords, locale);
  const doDiffer = given.received && given.sent && !isSameDay(given.received, assumedReceipt(given.sent));
  const rule = fillIn(by === 'sent' ? words.bySent : words.byReceived, values);
  return [rule, skipped, fillIn(words.period, values), doDiffer && words.earlier].filter(
    (sentence) => typeof sentence === 'string',
  );
}

/** A note when the printed date is earlier than the law allows. */
function doubts(earliest: CalendarDay | undefined, words: Words, locale: Locale): string[] {
  return earliest ? [fillIn(words.printedEarly, { day: formatFullDay(earliest, locale) })] : [];
}

function shownDays({ by, day, from }: CountedAnswer, words: Words): ShownDay[] {
  const counted = disputePeriod(from).map((entry, index): ShownDay => {
    const mark = isSameDay(entry.day, day) ? 'answer' : 'counted';
    return { day: entry.day, mark, number: index + 1, text: fillIn(words.dayNumber, { number: String(index + 1) }) };
  });
  return [{ day: from, mark: 'start', text: by === 'sent' ? words.assumed : words.came }, ...counted];
}
