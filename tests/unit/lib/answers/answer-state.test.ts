import { describe, expect, it } from 'vitest';
import { afterChange } from '@/lib/answers/answer-state';

const problemsOf = (...fields: string[]) => ({ problems: fields.map((field) => ({ field })) });

describe('after a change of the form', () => {
  it('an answer is outdated, and stays so [form-10]', () => {
    expect(afterChange({ answer: 'a' })).toEqual({ outdated: 'a' });
    expect(afterChange({ outdated: 'a' }, ['name'])).toEqual({ outdated: 'a' });
  });

  it('the problems of the fields that are left stay, all if no choice removes any [form-10]', () => {
    expect(afterChange(problemsOf('name', 'sent'), ['name', 'printed'])).toEqual(problemsOf('name'));
    expect(afterChange(problemsOf('name', 'sent'))).toEqual(problemsOf('name', 'sent'));
  });
});
