import { describe, expect, it } from 'vitest';
import { notices } from '@/content/notices';
import { formatNoticeDate, isoNoticeDate } from '@/lib/time/notice-date';

describe('formatNoticeDate', () => {
  it.each([
    [{ year: 2025, month: 10 }, 'October 2025', 'octubre de 2025', '2025-10'],
    [{ year: 2021, month: 3, day: 1 }, '03/01/2021', '1 de marzo de 2021', '2021-03-01'],
    [{ year: 2021, month: 2, day: 22 }, '02/22/2021', '22 de febrero de 2021', '2021-02-22'],
    [{ year: 2020, month: 12, day: 31 }, '12/31/2020', '31 de diciembre de 2020', '2020-12-31'],
    [{ year: 2021, month: 1 }, 'January 2021', 'enero de 2021', '2021-01'],
  ])('prints %o as %o, %o and, for machines, %o', (date, en, es, iso) => {
    expect(formatNoticeDate(date, 'en')).toBe(en);
    expect(formatNoticeDate(date, 'es')).toBe(es);
    expect(isoNoticeDate(date)).toBe(iso);
  });
});

describe('the notices', () => {
  it('carry the versions and dates that are published [notice-1]', () => {
    const printed = Object.entries(notices).map(([name, { version, date }]) => [
      name,
      version,
      date.kind,
      formatNoticeDate(date, 'en'),
    ]);
    expect(printed).toEqual(
      expect.arrayContaining([
        ['accessibility-policy', '2.0', 'effective', '02/22/2021'],
        ['privacy-notice', '5.2', 'updated', 'October 2025'],
        ['california-privacy-notice', '5.2.0', expect.any(String), expect.any(String)],
        ['job-applicant-privacy-notice', '4.1', expect.any(String), expect.any(String)],
        ['personnel-privacy-notice', '4.1', expect.any(String), expect.any(String)],
        ['terms-of-use', '2.0', 'effective', '03/01/2021'],
      ]),
    );
  });
});
