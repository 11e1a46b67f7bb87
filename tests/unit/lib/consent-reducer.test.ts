import { describe, expect, test } from 'vitest';
import { type ConsentEvent, consentReducer, consentStart, type ConsentState } from '@/lib/consent-reducer';

const at = new Date('2026-03-02T15:00:00Z');
const later = new Date('2026-03-02T16:00:00Z');
const consented: ConsentState = { step: 'consented', at };
const withdrawn: ConsentState = { step: 'start', hasWithdrawn: true };

describe('consent flow', () => {
  test.each<[string, ConsentState, ConsentEvent, ConsentState]>([
    ['consent is recorded with its time', consentStart, { type: 'consented', at }, consented],
    ['consent given twice keeps the first time [consent-5]', consented, { type: 'consented', at: later }, consented],
    ['withdrawing returns to the start and says so', consented, { type: 'withdrawn' }, withdrawn],
    ['withdrawing at the start changes nothing', consentStart, { type: 'withdrawn' }, consentStart],
    [
      'consent can be given again after it was withdrawn',
      withdrawn,
      { type: 'consented', at: later },
      { step: 'consented', at: later },
    ],
    ['a page restored by the browser resets', consented, { type: 'returned' }, consentStart],
    ['a restored page does not mention an earlier withdrawal', withdrawn, { type: 'returned' }, consentStart],
  ])('%s', (_, state, event, expected) => {
    expect(consentReducer(state, event)).toEqual(expected);
  });
});
