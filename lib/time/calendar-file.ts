import { addDays, type CalendarDay, isoDay } from './calendar-day';

const encoder = new TextEncoder();

/** An entry of a calendar. `about` says in letters, digits and hyphens what happens on the day, alike in every language. */
export type CalendarEntry = { about: string; day: CalendarDay; title: string; text: string };

/**
 * An all-day entry as a calendar file (RFC 5545), with a reminder the day before. Its id is made of what it is about, its day and `domain`,
 * so that a calendar replaces an entry that is saved again.
 */
export function calendarFile({ about, day, title, text }: CalendarEntry, domain: string, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeIcal(domain)}//EN`,
    'BEGIN:VEVENT',
    `UID:${about}-${compact(day)}@${domain}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escapeIcal(title)}`,
    `DESCRIPTION:${escapeIcal(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeIcal(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The file as a `data:` address that a link can download. */
export function calendarAddress(file: string): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}

function compact(day: CalendarDay): string {
  return isoDay(day).replaceAll('-', '');
}

function escapeIcal(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\p{Cc}\p{Cs}]/gu, '');
}

/** Folds a line so that none is longer than 75 bytes; continuation lines begin with a space, and no character is split. */
function folded(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n');
}
