import { expect, it } from 'vitest';
import { type LocatedFact, refuseDisorder } from '@/editor/facts/fact-rules';
import { valuesIn } from '@/editor/source/values';

const located = (source: string): LocatedFact[] =>
  valuesIn(`export const officeHours = ${source};`, 'officeHours').map((found) => ({
    id: ['officeHours', ...found.path].join('.'),
    kind: 'time',
    found,
  }));

it('compares a time with its own partner, whatever other times stand beside it', () => {
  const facts = located('{ lunch: 12 * 3600, opens: 9 * 3600, closes: 17 * 3600 }');
  expect(() => refuseDisorder('officeHours.opens', 13 * 3600, facts)).not.toThrow();
  expect(() => refuseDisorder('officeHours.closes', 8 * 3600, facts)).toThrow('before the end');
});

it('refuses an end that has no start beside it', () => {
  expect(() => refuseDisorder('officeHours.closes', 8 * 3600, located('{ closes: 17 * 3600 }'))).toThrow(
    'has no opens',
  );
});
