'use client';
import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ErrorSummary, type ShownProblem } from '@/components/forms/error-summary';
import { LocalForm } from '@/components/forms/local-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import type { IsThisUsPage } from '@/content/types';
import { hasSensitiveNumber } from '@/lib/forms/sensitive-number';
import { checkOfficial } from '@/lib/official-list/check';
import type { Comparison, OfficialList } from '@/lib/official-list/verdict';
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

/** What was typed, and the comparison of it. */
type Answer = { written: string; comparison: Comparison };

const fieldId = 'to-check';
const maxEntryLength = 200;

/** Compares what is typed with the official list, in the page: nothing is sent, stored or written to the address. */
export function OfficialCheck({ words, list, notToCollect, advice, fake, call }: OfficialCheckProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<Answer>();
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);

  function forget() {
    setAnswer(undefined);
    setProblems([]);
  }
  function check(event: FormEvent) {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const found = checkOfficial(typed, list);
    const isListed = found?.verdict === 'same' || found?.verdict === 'look-alike';
    const problem = !found ? words.empty : !isListed && hasSensitiveNumber(typed) ? words.sensitive : undefined;
    setProblems(problem ? [{ field: fieldId, controlId: fieldId, text: problem }] : []);
    setAnswer(problem || !found ? undefined : { written: typed.trim(), comparison: found });
  }

  return (
    <>
      <LocalForm form={form} onRestore={forget} onSubmit={check} onChange={() => setAnswer(undefined)}>
        <ErrorSummary title={words.problem} problems={problems} />
        <TextField
          id={fieldId}
          label={words.label}
          hint={words.hint}
          error={problems[0]?.text}
          maxLength={maxEntryLength}
          tooLong={words.tooLong}
          isRequired
          input={{ ref: field, spellCheck: false, autoCapitalize: 'none' }}
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
