import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { notices } from '@/content/notices';
import lock from '@/content/translation.lock.json' with { type: 'json' };
import type { NoticeName } from '@/lib/pages/pages';
import { formatNoticeDate, formatNoticeMonth, isoNoticeDate } from '@/lib/time/notice-date';

describe('formatNoticeDate', () => {
  it.each([
    [{ year: 2025, month: 10 }, 'October 2025', 'octubre de 2025', '2025-10'],
    [{ year: 2021, month: 3, day: 1 }, '03/01/2021', '1 de marzo de 2021', '2021-03-01'],
    [{ year: 2021, month: 2, day: 22 }, '02/22/2021', '22 de febrero de 2021', '2021-02-22'],
    [{ year: 2020, month: 12, day: 31 }, '12/31/2020', '31 de diciembre de 2020', '2020-12-31'],
    [{ year: 2021, month: 1 }, 'January 2021', 'enero de 2021', '2021-01'],
  ])('prints %o as %o, %o and, machine-readable, %o', (date, en, es, iso) => {
    expect(formatNoticeDate(date, 'en')).toBe(en);
    expect(formatNoticeDate(date, 'es')).toBe(es);
    expect(isoNoticeDate(date)).toBe(iso);
  });

  it('keeps the order of the parts where an engine has another one', () => {
    const engine = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function otherOrder(_, options) {
      // Only a name of a month is the same in every engine.
      const isMonth = options?.month === 'long' && !options.year && !options.day;
      return {
        format: isMonth ? (date?: Date) => ['enero', 'febrero', 'marzo'][date!.getUTCMonth()]! : () => '?',
      } as never;
    });
    onTestFinished(() => engine.mockRestore());
    expect(formatNoticeDate({ year: 2021, month: 3, day: 1 }, 'es')).toBe('1 de marzo de 2021');
    expect(formatNoticeDate({ year: 2021, month: 3, day: 1 }, 'en')).toBe('03/01/2021');
  });
});

it('formatNoticeMonth prints the month of a date with a day, too', () => {
  expect(formatNoticeMonth({ year: 2021, month: 3, day: 1 }, 'en')).toBe('March 2021');
  expect(formatNoticeMonth({ year: 2021, month: 3, day: 1 }, 'es')).toBe('marzo de 2021');
});

/** The first published versions, which must stay in the lock. */
const firstVersions: Record<NoticeName, string> = {
  'accessibility-policy': '2.0',
  'privacy-notice': '5.2',
  'california-privacy-notice': '5.2.0',
  'job-applicant-privacy-notice': '4.1',
  'personnel-privacy-notice': '4.1',
  'terms-of-use': '2.0',
};

describe('the notices', () => {
  it.each(Object.entries(firstVersions))(
    'keep the first published version of the %s in the lock: %s [notice-1]',
    (name, first) => {
      expect(Object.keys(lock.notices[name as NoticeName])).toContain(first);
    },
  );

  it('have a version in the lock and a printable date in the past [notice-1]', () => {
    for (const [name, { version, date }] of Object.entries(notices)) {
      expect(Object.keys(lock.notices[name as NoticeName]), name).toContain(version);
      expect(formatNoticeDate(date, 'en'), name).toMatch(/^([A-Z][a-z]+ \d{4}|\d{2}\/\d{2}\/\d{4})$/);
      expect(isoNoticeDate(date) <= new Date().toISOString(), name).toBe(true);
    }
  });
});
