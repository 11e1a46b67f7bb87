'use client';
import { Activity, useEffect, useRef, useState } from 'react';
import { useAnswer } from '@/components/answers/use-answer';
import { ErrorSummary } from '@/components/forms/error-summary';
import { fillDay } from '@/components/forms/fill-day';
import { LocalForm } from '@/components/forms/local-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useToday } from '@/components/hooks/use-today';
import type { LetterEvent } from '@/content/types';
import { mapProblems } from '@/lib/answers/checked';
import type { Locale } from '@/lib/i18n/routing';
import { checkAnswers } from '@/lib/letters/check-answers';
import type { LetterKind } from '@/lib/letters/kinds';
import { fieldsOf, initialChoices, isShown, letterForms } from '@/lib/letters/letter-forms';
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
  const today = useToday(builtOn);
  const { problems, answer, outdated, submit, change, forget } = useAnswer((typed) => {
    const checked = checkAnswers(kind, readLetterForm(typed, fieldsOf(kind)), { today, builtOn });
    return mapProblems(checked, (problem) => shownProblem(problem, { kind, words, locale }));
  });
  const written = answer ?? outdated;
  const filledIn = useRef<CalendarDay>(undefined);
  useEffect(() => {
    // Choices may have been made before hydration.
    if (form.current) setChoices(readChoices(form.current));
  }, []);
  useEffect(() => {
    // A written letter keeps its date, and so does the form until it is changed.
    if (!answer) filledIn.current = fillDay(form.current, 'letterDate', today, filledIn.current);
  }, [today, answer]);

  return (
    <>
      <LocalForm
        form={form}
        onRestore={() => {
          setChoices(initialChoices(kind));
          forget();
          filledIn.current = fillDay(form.current, 'letterDate', today, filledIn.current);
        }}
        className={styles.form}
        onSubmit={submit}
        onChange={({ currentTarget }) => {
          const chosen = readChoices(currentTarget);
          setChoices(chosen);
          const left = fieldsOf(kind).filter((field) => isShown(field, chosen));
          change(left.map(({ name }) => name));
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
        {written && (answer ? words.written : words.changed)}
      </p>
      {written && (
        <WrittenLetter
          kind={kind}
          answers={written}
          today={today}
          isStale={!answer}
          words={words}
          locale={locale}
          {...forLetter}
        />
      )}
    </>
  );
}
