'use client';
import { Activity, type FormEvent, useEffect, useRef, useState } from 'react';
import { ErrorSummary, type ShownProblem } from '@/components/forms/error-summary';
import { fillDay } from '@/components/forms/fill-day';
import { LocalForm } from '@/components/forms/local-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useToday } from '@/components/hooks/use-today';
import type { LetterEvent } from '@/content/types';
import type { Locale } from '@/lib/i18n/routing';
import type { Answers } from '@/lib/letters/answers';
import { checkAnswers } from '@/lib/letters/check-answers';
import type { LetterKind } from '@/lib/letters/kinds';
import { fieldsOf, initialChoices, isShown, letterForms } from '@/lib/letters/letter-forms';
import type { Choices } from '@/lib/letters/options';
import type { CalendarDay } from '@/lib/time/calendar-day';
import { LetterField } from './letter-field';
import type { Letters, LetterToolWords } from './letter-words';
import { shownProblem } from './problem-text';
import { readChoices, readLetterForm } from './read-letter-form';
import { WrittenLetter } from './written-letter';
import styles from './letter-tool.module.css';

type LetterToolProps = {
  kind: LetterKind;
  locale: Locale;
  words: LetterToolWords;
  letters: Letters;
  recipient: readonly string[];
  /** The day on which the page was built, by which a clock is checked. */
  builtOn: CalendarDay;
  domain: string;
  event?: LetterEvent;
};

/** Writes a letter from the form, in the page: nothing is sent, stored or written to the address. */
export function LetterTool({ kind, words, locale, builtOn, ...forLetter }: LetterToolProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState(() => initialChoices(kind));
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);
  const [written, setWritten] = useState<Answers>();
  const [isStale, setIsStale] = useState(false);
  const today = useToday(builtOn);
  const filledIn = useRef<CalendarDay>(undefined);
  const shownWith = (made: Choices) => fieldsOf(kind).filter((field) => isShown(field, made));
  useEffect(() => {
    // Choices may have been made before hydration.
    if (form.current) setChoices(readChoices(form.current));
  }, []);
  // A written letter keeps its date, and so does the form until it is changed.
  const hasLetter = written && !isStale;
  useEffect(() => {
    if (!hasLetter) filledIn.current = fillDay(form.current, 'letterDate', today, filledIn.current);
  }, [today, hasLetter]);

  function forget() {
    setChoices(initialChoices(kind));
    setProblems([]);
    setWritten(undefined);
    filledIn.current = fillDay(form.current, 'letterDate', today, filledIn.current);
  }
  function write(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readLetterForm(event.currentTarget, fieldsOf(kind));
    const checked = checkAnswers(kind, typed, { today, builtOn });
    setProblems(
      'problems' in checked ? checked.problems.map((problem) => shownProblem(problem, { kind, words, locale })) : [],
    );
    setWritten('answers' in checked ? checked.answers : undefined);
    setIsStale(false);
  }

  return (
    <>
      <LocalForm
        form={form}
        onRestore={forget}
        className={styles.form}
        onSubmit={write}
        onChange={({ currentTarget }) => {
          const chosen = readChoices(currentTarget);
          setChoices(chosen);
          // A field that the choice removed will be without its old error when it is shown again.
          const left = shownWith(chosen);
          setProblems(problems.filter(({ field }) => left.some(({ name }) => name === field)));
          setIsStale(true);
        }}
      >
        <ErrorSummary title={words.problem} problems={problems} />
        {letterForms[kind].map(({ id, fields }) => (
          <fieldset key={id} className={styles.part}>
            <legend>{words.groups[id]}</legend>
            <div className={styles.fields}>
              {fields.map((field) => {
                const problem = problems.find((one) => one.field === field.name);
                const shown = <LetterField key={field.name} {...{ field, words, problem, locale }} />;
                if (!field.shownWith) return shown;
                // A field that a choice removes keeps what was typed in it (`form-3`).
                return (
                  <Activity key={field.name} mode={isShown(field, choices) ? 'visible' : 'hidden'}>
                    {shown}
                  </Activity>
                );
              })}
            </div>
          </fieldset>
        ))}
        <div className={styles.submit}>
          <SubmitButton label={words.write} />
        </div>
      </LocalForm>
      <p className="visually-hidden" role="status">
        {written && (isStale ? words.changed : words.written)}
      </p>
      {written && (
        <WrittenLetter
          kind={kind}
          answers={written}
          today={today}
          isStale={isStale}
          words={words}
          locale={locale}
          {...forLetter}
        />
      )}
    </>
  );
}
