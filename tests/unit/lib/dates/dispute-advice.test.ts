import { expect, it } from 'vitest';
import { disputeAdvice } from '@/lib/dates/dispute-advice';
import { dayOf } from '@/tests/unit/lib/time/day';

const mailBy = dayOf('2026-12-02');

it.each([
  ['long before', '2026-11-09', { when: 'ahead', mailBy }],
  ['on the last day to mail', '2026-12-02', { when: 'ahead', mailBy }],
  ['the day after it', '2026-12-03', { when: 'ahead' }],
  ['on the date itself', '2026-12-09', { when: 'today' }],
  ['the day after the date', '2026-12-10', { when: 'past' }],
  ['a year later', '2027-12-09', { when: 'past' }],
])('%s, %s, the advice for 2026-12-09 is correct', (_, today, advice) => {
  expect(disputeAdvice(dayOf('2026-12-09'), dayOf(today))).toEqual(advice);
});

it('assumes that there is time when today is unknown', () => {
  expect(disputeAdvice(dayOf('2026-12-09'), undefined)).toEqual({ when: 'ahead', mailBy });
});
