'use client';
import type { ReactNode } from 'react';
import { useAnswer } from '@/components/answers/use-answer';
import { DayFields } from '@/components/forms/day-fields';
import { dayControlId } from '@/components/forms/day-order';
import { ErrorSummary, type ShownProblem } from '@/components/forms/error-summary';
import { SubmitButton } from '@/components/forms/submit-button';
import { typedDay } from '@/components/forms/typed-day';
import { useToday } from '@/components/hooks/use-today';
import type { DatesPage } from '@/content/types';
import { mapProblems } from '@/lib/answers/checked';
import { answerCancellation, type CancellationProblem } from '@/lib/dates/answer-cancellation';
import type { CancellationAdvice } from '@/lib/dates/cancellation-advice';
import { CancelResult } from './cancel-result';
import { DateForm } from './date-form';
import type { ToolSettings } from './tool-settings';

type CancelToolProps = ToolSettings & {
  words: DatesPage['cancel']['words'];
  advice: Record<CancellationAdvice, ReactNode>;
  /** Of the office, because the firm has to receive the call; a dispute is dated by the visitor's own calendar. */
  timeZone: string;
};

/** Counts back from a payment to the last safe day, in the page: nothing is sent, stored or written to the address. */
export function CancelTool({ words, advice, timeZone, ...settings }: CancelToolProps) {
  const { sharedWords, problemTitle, locale, builtOn } = settings;
  const today = useToday(builtOn, timeZone);

  function shown(problem: CancellationProblem): ShownProblem {
    const { field, code } = problem;
    return { field, controlId: dayControlId(problem, locale), label: words.legend, text: sharedWords.problems[code] };
  }

  const { problems, answer, submit, change, forget } = useAnswer((typed) => {
    const payment = typedDay(typed, 'payment');
    return mapProblems(answerCancellation({ payment }, today ?? builtOn), shown);
  });

  return (
    <>
      <DateForm onRestore={forget} onSubmit={submit} onChange={() => change()}>
        <ErrorSummary title={problemTitle} problems={problems} />
        <DayFields
          id="payment"
          legend={words.legend}
          isRequired
          problem={problems[0]}
          words={sharedWords}
          locale={locale}
        />
        <SubmitButton label={words.button} />
      </DateForm>
      <CancelResult found={answer} today={today} words={words} advice={advice} settings={settings} />
    </>
  );
}
