import type { Checked } from './checked';

/** What a tool shows: problems of its form (none before it is submitted), an answer, or one whose form has changed since. */
export type AnswerState<Answer, Problem> = Checked<Answer, Problem> | { outdated: Answer };

/** The state when the form has changed and has only the fields in `left`; all that it had if that is absent. */
export function afterChange<Answer, Problem extends { field: string }>(
  state: AnswerState<Answer, Problem>,
  left?: readonly Problem['field'][],
): AnswerState<Answer, Problem> {
  if ('answer' in state) return { outdated: state.answer };
  if ('outdated' in state || !left) return state;
  // A field that a choice removed will be without its old error when it is shown again.
  return { problems: state.problems.filter(({ field }) => left.includes(field)) };
}
