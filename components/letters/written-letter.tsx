import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AnswerHead } from '@/components/answers/answer-head';
import { KeepAnswer } from '@/components/answers/keep-answer';
import { Button } from '@/components/ui/button';
import type { LetterEvent } from '@/content/types';
import { focusHeading } from '@/lib/browser/focus-heading';
import { disputeAdvice } from '@/lib/dates/dispute-advice';
import { defaultLocale, type Locale } from '@/lib/i18n/routing';
import { valueIn } from '@/lib/i18n/value-in';
import type { Answers } from '@/lib/letters/answers';
import type { LetterKind } from '@/lib/letters/kinds';
import { writeLetter } from '@/lib/letters/write-letter';
import { type CalendarDay, isoDay } from '@/lib/time/calendar-day';
import { LetterActions } from './letter-actions';
import { LetterSheets } from './letter-sheets';
import { LetterView } from './letter-view';
import type { Letters, LetterToolWords } from './letter-words';
import { usePrinted } from './use-printed';
import styles from './written-letter.module.css';

type WrittenLetterProps = {
  kind: LetterKind;
  answers: Answers;
  /** Undefined when the device's clock cannot be right. */
  today: CalendarDay | undefined;
  /** Whether the form has changed since then. */
  isStale: boolean;
  words: LetterToolWords;
  letters: Letters;
  locale: Locale;
  recipient: readonly string[];
  domain: string;
  event?: LetterEvent;
};

/** The finished letter with its actions. A Spanish page can show the English letter beside it; either can be sent. */
export function WrittenLetter(props: WrittenLetterProps) {
  const { kind, answers, today, isStale, words, letters, locale, recipient, domain, event } = props;
  const sendBy = event && answers.days.disputeBy;
  const isLate = sendBy && disputeAdvice(sendBy, today).when === 'past';
  const heading = useRef<HTMLHeadingElement>(null);
  const [isTwinShown, setIsTwinShown] = useState(locale !== defaultLocale);
  const [printed, setPrinted] = usePrinted(locale);
  const written = letters
    .slice(0, isTwinShown ? undefined : 1)
    .map((one) => writeLetter({ kind, recipient, ...one }, answers));
  useEffect(() => void focusHeading({ heading: heading.current }), [answers]);

  /** Shows the second letter and moves focus to its heading, because the button is removed. */
  function addTwin(button: HTMLElement) {
    const result = button.closest('article');
    flushSync(() => setIsTwinShown(true));
    focusHeading({ heading: result?.querySelector<HTMLElement>('[data-sheet]:last-child h3') });
  }

  return (
    <article className={styles.result} aria-labelledby="your-letter">
      <h2 id="your-letter" ref={heading}>
        {words.yourLetter}
      </h2>
      {isTwinShown && <p className={styles.either}>{words.either}</p>}
      {isStale && <p className={styles.changed}>{words.changed}</p>}
      <LetterSheets letters={written} printed={printed}>
        {(letter) => (
          <>
            {/* Without a heading, an empty element keeps its row of the grid that aligns the sheets. */}
            {isTwinShown ? <h3 className={styles.title}>{valueIn(words.twins, letter.locale)}</h3> : <span />}
            <LetterActions
              letter={letter}
              note={isTwinShown ? valueIn(words.twins, letter.locale) : undefined}
              words={words}
              onPrint={() => setPrinted(letter.locale)}
            >
              {!isTwinShown && (
                <Button theme="outline" onClick={({ currentTarget }) => addTwin(currentTarget)}>
                  {words.addTwin}
                </Button>
              )}
            </LetterActions>
            <LetterView letter={letter} />
          </>
        )}
      </LetterSheets>
      {sendBy && (
        <div className={styles.date}>
          <AnswerHead label={isLate ? words.passed : words.when} day={sendBy} locale={locale}>
            {isLate ? event.late : event.text}
          </AnswerHead>
          {!isLate && (
            <KeepAnswer
              key={isoDay(sendBy)}
              entry={{ about: 'dispute', day: sendBy, title: event.title, text: event.text }}
              domain={domain}
              words={{ save: words.save, saveHint: words.saveHint }}
            />
          )}
        </div>
      )}
    </article>
  );
}
