'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useAnswer } from '@/components/answers/use-answer';
import { controlOf } from '@/components/forms/control-of';
import { ErrorSummary } from '@/components/forms/error-summary';
import { LocalForm } from '@/components/forms/local-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import type { IsThisUsPage } from '@/content/types';
import { hasSensitiveNumber } from '@/lib/forms/sensitive-number';
import { checkOfficial } from '@/lib/official-list/check';
import type { OfficialList } from '@/lib/official-list/verdict';
import { VerdictPanel } from './verdict-panel';

/** The texts of the form in one language. */
type CheckWords = IsThisUsPage['words'] & { sensitive: string; tooLong: string; problem: string };

type OfficialCheckProps = {
  words: CheckWords;
  list: OfficialList;
  notToCollect: readonly string[];
  advice: ComponentProps<typeof VerdictPanel>['advice'];
  fake: ReactNode;
  call: ReactNode;
};

const fieldId = 'to-check';
const maxEntryLength = 200;

const problem = (text: string) => ({ problems: [{ field: fieldId, controlId: fieldId, text }] });

/** Compares what is typed with the official list, in the page: nothing is sent, stored or written to the address. */
export function OfficialCheck({ words, list, notToCollect, advice, fake, call }: OfficialCheckProps) {
  const { problems, answer, submit, change, forget } = useAnswer((form) => {
    const typed = controlOf(form, fieldId)?.value ?? '';
    const comparison = checkOfficial(typed, list);
    if (!comparison) return problem(words.empty);
    const isListed = comparison.verdict === 'same' || comparison.verdict === 'look-alike';
    if (!isListed && hasSensitiveNumber(typed)) return problem(words.sensitive);
    return { answer: { written: typed.trim(), comparison } };
  });

  return (
    <>
      <LocalForm onRestore={forget} onSubmit={submit} onChange={() => change()}>
        <ErrorSummary title={words.problem} problems={problems} />
        <TextField
          id={fieldId}
          label={words.label}
          hint={words.hint}
          error={problems[0]?.text}
          maxLength={maxEntryLength}
          tooLong={words.tooLong}
          isRequired
          input={{ spellCheck: false, autoCapitalize: 'none' }}
        />
        <SubmitButton label={words.button} />
      </LocalForm>
      <div role="status">
        {answer && (
          <VerdictPanel {...answer} words={words} notToCollect={notToCollect} advice={advice} fake={fake} call={call} />
        )}
      </div>
    </>
  );
}
