import { describe, expect, it } from 'vitest';
import { RouterError, toShownError } from '@/lib/pages/errors';

describe('toShownError', () => {
  it.each([
    [new RouterError('Gone', 410), { message: 'Gone', statusCode: 410 }],
    [new Error('Broken'), { message: 'Broken', statusCode: 500 }],
    [
      { message: 'Plain', statusCode: 404 },
      { message: 'Plain', statusCode: 404 },
    ],
    [
      { message: 'Odd', statusCode: '404' },
      { message: 'Odd', statusCode: 500 },
    ],
    ['thrown text', { message: 'thrown text', statusCode: 500 }],
    [undefined, { message: 'undefined', statusCode: 500 }],
    [null, { message: 'null', statusCode: 500 }],
  ])('shows %o as %o', (thrown, expected) => {
    expect(toShownError(thrown)).toEqual(expected);
  });
});

it('a RouterError has its name in its string form', () => {
  expect(String(new RouterError('Gone', 410))).toBe('RouterError: Gone');
});
