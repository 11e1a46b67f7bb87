import { type FormEvent, useState } from 'react';
import type { ShownProblem } from '@/components/forms/error-summary';
import { afterChange, type AnswerState } from '@/lib/answers/answer-state';
import type { Checked } from '@/lib/answers/checked';

const unanswered = { problems: [] };

/** What a tool shows, and the handlers of its form, which `check` reads and checks when it is submitted. */
export function useAnswer<Answer, Field extends string>(
  check: (form: HTMLFormElement) => Checked<Answer, ShownProblem<Field>>,
) {
  const [state, setState] = useState<AnswerState<Answer, ShownProblem<Field>>>(unanswered);
  return {
    problems: 'problems' in state ? state.problems : unanswered.problems,
    answer: 'answer' in state ? state.answer : undefined,
    /** The answer to the form as it was before it was changed. */
    outdated: 'outdated' in state ? state.outdated : undefined,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      setState(check(event.currentTarget));
    },
    /** Has to be called when the form is changed, with the fields that are left if a choice can remove some. */
    change(left?: readonly Field[]) {
      setState((before) => afterChange(before, left));
    },
    forget() {
      setState(unanswered);
    },
  };
}
