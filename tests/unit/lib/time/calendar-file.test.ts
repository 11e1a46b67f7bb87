import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarAddress, calendarFile } from '@/lib/time/calendar-file';
import { dayOf } from './day';

const now = new Date('2026-11-23T09:15:00.123Z');
const encoder = new TextEncoder();
const domain = 'wexcombevale.example';
const write = (title: string, text = '') => calendarFile({ day: dayOf('2026-12-31'), title, text }, domain, now);

describe('a calendar file', () => {
  it('holds one whole day, across the end of the year', () => {
    expect(
      write('Last safe day', 'Call us; tell your bank, too.\nBoth.\rAt\u0007 once.\r\nNow.').split('\r\n'),
    ).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//wexcombevale.example//EN',
      'BEGIN:VEVENT',
      'UID:20261231-20261123T091500Z@wexcombevale.example',
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

  it('folds a line only where it is longer than 75 bytes', () => {
    expect(write('x'.repeat(67))).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\n`);
    expect(write('x'.repeat(68))).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\n x\r\n`);
  });

  it('keeps lines within 75 bytes and characters whole, and its text cannot begin a line', () => {
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
