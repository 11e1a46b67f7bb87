'use client';
import { Activity, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAnswer } from '@/components/answers/use-answer';
import { ChoiceField } from '@/components/forms/choice-field';
import { DayFields } from '@/components/forms/day-fields';
import { dayControlId } from '@/components/forms/day-order';
import { ErrorSummary, type ShownProblem } from '@/components/forms/error-summary';
import { SubmitButton } from '@/components/forms/submit-button';
import { typedDay } from '@/components/forms/typed-day';
import { useToday } from '@/components/hooks/use-today';
import type { DatesPage } from '@/content/types';
import { mapProblems } from '@/lib/answers/checked';
import { answerDispute, type DebtNoticeField, type DisputeProblem } from '@/lib/dates/answer-dispute';
import { DateForm } from './date-form';
import { DisputeResult } from './dispute-result';
import type { ToolSettings } from './tool-settings';

type DisputeField = DisputeProblem['field'];

type DisputeToolProps = ToolSettings & {
  words: DatesPage['dispute']['words'];
  advice: Record<'open' | 'past', ReactNode>;
};

/** Id of the choice whether a date is printed on the debt notice, which decides which dates are asked for. */
const printedId = 'is-printed';

const dates = ['printed', 'received', 'sent'] as const;

/** The dates that are asked for once the visitor has said whether the notice shows its date; none before that. */
const datesAsked = (isPrinted: boolean | undefined): readonly DebtNoticeField[] =>
  isPrinted === undefined ? [] : [isPrinted ? 'printed' : 'received', 'sent'];

function readIsPrinted(form: HTMLFormElement): boolean | undefined {
  const radios = form.elements.namedItem(printedId);
  const chosen = radios instanceof RadioNodeList && radios.value;
  return chosen ? chosen === 'yes' : undefined;
}

/** Finds the date to dispute by, in the page: nothing is sent, stored or written to the address. */
export function DisputeTool({ words, advice, ...settings }: DisputeToolProps) {
  const { sharedWords, problemTitle, locale, builtOn } = settings;
  const today = useToday(builtOn);
  const form = useRef<HTMLFormElement>(null);
  const [isPrinted, setIsPrinted] = useState<boolean>();
  const labels = {
    'printed-choice': words.printedChoice,
    printed: words.printed,
    received: words.received,
    sent: words.sent,
  };
  function shown(problem: DisputeProblem): ShownProblem<DisputeField> {
    const { field, code } = problem;
    const controlId = field === 'printed-choice' ? `${printedId}-yes` : dayControlId(problem, locale);
    return { field, controlId, label: labels[field], text: sharedWords.problems[code] };
  }

  const { problems, answer, submit, change, forget } = useAnswer((typed) => {
    const day = (field: DebtNoticeField) => typedDay(typed, field);
    const debtNotice = {
      // Read anew, because a click from before hydration arrives before the state has a choice from then.
      isPrinted: readIsPrinted(typed),
      printed: day('printed'),
      received: day('received'),
      sent: day('sent'),
    };
    return mapProblems(answerDispute(debtNotice, { today, builtOn }), shown);
  });
  useEffect(() => {
    // The choice may have been made before hydration.
    if (form.current) setIsPrinted(readIsPrinted(form.current));
  }, []);

  function problemOf(field: DisputeField) {
    return problems.find((problem) => problem.field === field);
  }
  function dayFields(field: DebtNoticeField) {
    const sentHint = isPrinted ? words.sentChecks : words.sentHint;
    return (
      <DayFields
        id={field}
        legend={labels[field]}
        hint={field === 'sent' ? sentHint : undefined}
        isRequired={field === 'printed'}
        problem={problemOf(field)}
        words={sharedWords}
        locale={locale}
      />
    );
  }

  return (
    <>
      <DateForm
        form={form}
        onRestore={() => {
          setIsPrinted(undefined);
          forget();
        }}
        onSubmit={submit}
        onChange={({ currentTarget }) => {
          const chosen = readIsPrinted(currentTarget);
          setIsPrinted(chosen);
          change(['printed-choice', ...datesAsked(chosen)]);
        }}
      >
        <ErrorSummary title={problemTitle} problems={problems} />
        <ChoiceField
          id={printedId}
          type="radio"
          label={words.printedChoice}
          options={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
          isRequired
          error={problemOf('printed-choice')?.text}
        />
        {dates.map((field) => (
          // A date that the choice removes keeps what was typed in it (`form-3`).
          <Activity key={field} mode={datesAsked(isPrinted).includes(field) ? 'visible' : 'hidden'}>
            {dayFields(field)}
          </Activity>
        ))}
        <SubmitButton label={words.button} />
      </DateForm>
      <DisputeResult found={answer} today={today} words={words} advice={advice} settings={settings} />
    </>
  );
}
