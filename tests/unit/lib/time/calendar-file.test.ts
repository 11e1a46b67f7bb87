import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarAddress, calendarFile } from '@/lib/time/calendar-file';
import { dayOf } from './day';

const now = new Date('2026-11-23T09:15:00.123Z');
const encoder = new TextEncoder();
const domain = 'wexcombevale.example';
const day = dayOf('2026-12-31');
const write = (title: string, text = '') => calendarFile({ about: 'payment', day, title, text }, domain, now);

describe('a calendar file', () => {
  it('has one all-day event, also at the end of a year', () => {
    expect(
      write('Last safe day', 'Call us; tell your bank, too.\nBoth.\rAt\u0007 once.\r\nNow.').split('\r\n'),
    ).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//wexcombevale.example//EN',
      'BEGIN:VEVENT',
      'UID:payment-20261231@wexcombevale.example',
      'DTSTAMP:20261123T091500Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Last safe day',
      String.raw`DESCRIPTION:Call us\; tell your bank\, too.\nBoth.\nAt once.\nNow.`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Last safe day',
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('replaces the same event when saved again, but no event about another thing or day', () => {
    const saved = (about: string, on: string, at: string) => {
      const file = calendarFile({ about, day: dayOf(on), title: '', text: '' }, domain, new Date(at));
      return ['UID', 'DTSTAMP'].map((name) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1]);
    };
    const [id, stamp] = saved('dispute', '2026-12-31', '2026-11-23T09:15:00Z');
    const [sameId, laterStamp] = saved('dispute', '2026-12-31', '2026-11-24T09:15:00Z');
    expect([sameId, laterStamp! > stamp!]).toEqual([id, true]);
    expect(saved('payment', '2026-12-31', '2026-11-23T09:15:00Z')[0]).not.toBe(id);
    expect(saved('dispute', '2027-01-04', '2026-11-23T09:15:00Z')[0]).not.toBe(id);
  });

  it('folds only lines longer than 75 bytes', () => {
    expect(write('x'.repeat(67))).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\n`);
    expect(write('x'.repeat(68))).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\n x\r\n`);
  });

  it('keeps lines within 75 bytes without splitting characters, and escapes line breaks', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme', minLength: 60, maxLength: 120 }),
    );
    fc.assert(
      fc.property(text, text, (title, note) => {
        const file = write(title, note);
        for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n ', '').split('\r\n')).toHaveLength(19);
        expect(decodeURIComponent(calendarAddress(file))).toContain(file);
      }),
      { numRuns: 40 },
    );
  });
});
