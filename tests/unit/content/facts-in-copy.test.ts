import { describe, expect, it } from 'vitest';
import { atStart, businessDaysIn, email, hoursIn, phone, sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { callLimits, chatHours, officeHours } from '@/content/hours';
import { completeLocales } from '@/lib/i18n/routing';

/** Seconds since midnight of a time of day in copy, such as `7:00 p.m.`. */
function secondsOf(time: string): number {
  const [, hour = '', minute = '', half = ''] = /^(\d+):(\d\d) ([ap])\. ?m\.$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 3600 + Number(minute) * 60;
}

describe('the facts used in content', () => {
  it('include a link for every phone and mailbox of the firm', () => {
    for (const [name, number] of Object.entries(firm.phones))
      expect(phone[name as keyof typeof phone]).toMatch(new RegExp(`\\]\\(tel:\\${number}\\)$`));
    expect(Object.keys(email)).toEqual(Object.keys(firm.emails));
  });

  it.each(completeLocales)('use the sites of the page’s language, %s', (locale) => {
    expect(sitesIn(locale).accountDetails).toBe(firm.sites.accountDetails[locale]);
  });

  it.each(completeLocales)('match the configured hours in %s, with plain spaces', (locale) => {
    const hours = hoursIn(locale);
    expect([hours.opens, hours.closes].map(secondsOf)).toEqual([officeHours.opens, officeHours.closes]);
    expect([hours.chat.from, hours.chat.until].map(secondsOf)).toEqual([chatHours.opens, chatHours.closes]);
    expect([hours.calls.from, hours.calls.until].map(secondsOf)).toEqual([callLimits.from, callLimits.until]);
    expect(JSON.stringify(hours)).not.toContain('\u00A0');
    const namesOfDays = hours.days.match(/\p{L}{4,}/gu);
    expect(hours.daysShort.match(/\p{L}+/gu)).toEqual(namesOfDays?.map((day) => day.slice(0, 3)));
    for (const part of [hours.days, hours.opens, hours.closes]) expect(hours.officeEastern).toContain(part);
  });

  it.each([
    ['en', 1, 'one business day'],
    ['en', 2, 'two business days'],
    ['en', 10, '10 business days'],
    ['es', 1, 'un día hábil'],
    ['es', 2, 'dos días hábiles'],
    ['es', 10, '10 días hábiles'],
  ] as const)('count business days in %s: %i is “%s”', (locale, days, words) => {
    expect(businessDaysIn(days, locale)).toBe(words);
  });

  it('start with a capital at the start of a sentence', () => {
    expect(atStart('de lunes a viernes')).toBe('De lunes a viernes');
    expect(atStart('')).toBe('');
  });
});
