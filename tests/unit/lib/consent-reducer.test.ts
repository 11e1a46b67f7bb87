import { describe, expect, test } from 'vitest';
import { consentReducer, consentStart, type ConsentEvent, type ConsentState } from '@/lib/consent-reducer';

const at = new Date('2026-03-02T15:00:00Z');
const later = new Date('2026-03-02T16:00:00Z');
const consented: ConsentState = { step: 'consented', at };
const withdrawn: ConsentState = { step: 'start', hasWithdrawn: true };

describe('consent flow', () => {
  test.each<[string, ConsentState, ConsentEvent, ConsentState]>([
    ['consent is noted with its time', consentStart, { type: 'consented', at }, consented],
    ['consent given twice keeps the first time [consent-5]', consented, { type: 'consented', at: later }, consented],
    ['withdrawing returns to the start and says so', consented, { type: 'withdrawn' }, withdrawn],
    ['there is nothing to withdraw at the start', consentStart, { type: 'withdrawn' }, consentStart],
    [
      'consent can be given again after it was withdrawn',
      withdrawn,
      { type: 'consented', at: later },
      { step: 'consented', at: later },
    ],
    ['a page that the browser had kept starts again', consented, { type: 'returned' }, consentStart],
    ['and says nothing of a withdrawal', withdrawn, { type: 'returned' }, consentStart],
  ])('%s', (_, state, event, expected) => {
    expect(consentReducer(state, event)).toEqual(expected);
  });
});
