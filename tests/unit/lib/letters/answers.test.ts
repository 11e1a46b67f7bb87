import { describe, expect, it } from 'vitest';
import { completeAnswers, type ReadAnswers } from '@/lib/letters/answers';

const texts = { name: 'Ana Muñoz', city: 'Anytown', state: 'CT', zip: '06103', creditor: 'A Bank' } as const;
const lines = { street: ['1 Main Street'] };
const days = { letterDate: { year: 2026, month: 11, day: 23 } };
const others = {
  amounts: { partAmount: 100 },
  hours: { from: 9 },
  choices: { scope: ['thisAccount'] },
} satisfies Partial<ReadAnswers>;
const whole: ReadAnswers = { texts, lines, days, ...others };

describe('the answers of a form', () => {
  it('are returned when complete', () => {
    expect(completeAnswers(whole)).toEqual(whole);
  });

  it.each<[string, Partial<ReadAnswers>]>([
    ['a name', { texts: { ...texts, name: undefined } }],
    ['a street', { lines: {} }],
    ['a city', { texts: { ...texts, city: undefined } }],
    ['a state', { texts: { ...texts, state: undefined } }],
    ['a ZIP code', { texts: { ...texts, zip: undefined } }],
    ['a date', { days: {} }],
  ])('throw when %s is missing', (_, lacking) => {
    expect(() => completeAnswers({ ...whole, ...lacking })).toThrow(/must require name, address and date/);
  });
});
