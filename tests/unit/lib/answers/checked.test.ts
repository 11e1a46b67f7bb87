import { expect, it } from 'vitest';
import { type Checked, mapProblems } from '@/lib/answers/checked';

const sentence = (code: string) => `${code}.`;

it('an answer stays, and each problem is shown in the caller’s way', () => {
  const answered: Checked<number, string> = { answer: 1 };
  const refused: Checked<number, string> = { problems: ['Too long', 'No date'] };
  expect(mapProblems(answered, sentence)).toEqual({ answer: 1 });
  expect(mapProblems(refused, sentence)).toEqual({ problems: ['Too long.', 'No date.'] });
});
