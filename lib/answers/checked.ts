/** The result of checking the form of a tool: its problems, or the answer. */
export type Checked<Answer, Problem> = { problems: readonly Problem[] } | { answer: Answer };

/** The same result with each problem as `shown` returns it. */
export function mapProblems<Answer, Problem, Shown>(
  checked: Checked<Answer, Problem>,
  shown: (problem: Problem) => Shown,
): Checked<Answer, Shown> {
  return 'answer' in checked ? checked : { problems: checked.problems.map(shown) };
}
