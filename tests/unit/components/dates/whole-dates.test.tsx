import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { CancelResult } from '@/components/dates/cancel-result';
import { DisputeResult } from '@/components/dates/dispute-result';
import { contentIn } from '@/content';
import { lastSafeDay } from '@/lib/dates/cancel-payment';
import { type DebtNoticeDays, disputeDate } from '@/lib/dates/dispute-date';
import { completeLocales } from '@/lib/i18n/routing';
import { typeset } from '@/lib/text/typeset';

// The large day of an answer is longer than a line of a phone, so it may break.
vi.mock('@/components/answers/answer-head', () => ({
  AnswerHead: ({ children }: { children: ReactNode }) => children,
}));

const today = { year: 2026, month: 11, day: 23 };
const notices: Record<string, DebtNoticeDays> = {
  'a printed date': { printed: { year: 2026, month: 12, day: 22 } },
  'a printed date that is too early': {
    printed: { year: 2026, month: 12, day: 1 },
    sent: { year: 2026, month: 11, day: 16 },
  },
  'the day of receipt': { received: { year: 2026, month: 11, day: 16 } },
  'the day of sending': { sent: { year: 2026, month: 11, day: 16 } },
};

describe.each(completeLocales)('no line breaks within a date in %s', (locale) => {
  const { words: sharedWords, cancel, dispute } = contentIn(locale).dates;
  const settings = { sharedWords, problemTitle: '', locale, domain: 'site.example', builtOn: today };

  function expectWhole(element: ReactNode) {
    const texts = renderToStaticMarkup(element).split(/<[^>]*>/);
    expect(texts.some((text) => /\d/.test(text))).toBe(true);
    expect(texts).toEqual(texts.map(typeset));
  }

  test.each([
    { year: 2026, month: 12, day: 28 },
    { year: 2027, month: 6, day: 22 },
  ])('in the last safe day before $year-$month-$day [pages-21]', (payment) => {
    const found = { ...lastSafeDay(payment), payment };
    const advice = { 'time-left': null, today: null, 'bank-only': null, late: null, paid: null };
    expectWhole(<CancelResult found={found} words={cancel.words} {...{ today, advice, settings }} />);
  });

  test.each(Object.entries(notices))('in the date to dispute by, from %s [pages-21]', (_name, given) => {
    const found = { ...disputeDate(given), given };
    const advice = { open: null, past: null };
    expectWhole(<DisputeResult found={found} words={dispute.words} {...{ today, advice, settings }} />);
  });
});
