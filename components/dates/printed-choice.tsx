'use client';
import type { DatesPage } from '@/content/types';
import formStyles from '@/components/forms/forms.module.css';

type PrintedChoiceProps = {
  words: DatesPage['dispute']['words'];
  isPrinted: boolean | undefined;
  problem?: string;
  choose: (isPrinted: boolean) => void;
};

/** Id of the option that a date is printed. */
export const printedYes = 'printed-yes';

/** Whether a date is printed on the notice: decides which dates are asked for. */
export function PrintedChoice({ words, isPrinted, problem, choose }: PrintedChoiceProps) {
  const option = (value: boolean, id: string, label: string) => (
    <label className={formStyles.option}>
      <input
        type="radio"
        id={id}
        name="is-printed"
        checked={isPrinted === value}
        aria-describedby={problem ? 'printed-choice-error' : undefined}
        onChange={() => choose(value)}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className={formStyles.field} data-bad={problem ? '' : undefined}>
      <legend>{words.printedChoice}</legend>
      {option(true, printedYes, words.yes)}
      {option(false, 'printed-no', words.no)}
      <p className={formStyles.error} id="printed-choice-error" role="status" hidden={!problem}>
        {problem}
      </p>
    </fieldset>
  );
}
