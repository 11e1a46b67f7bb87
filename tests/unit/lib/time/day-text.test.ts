import { expect, it } from 'vitest';
import { formatDay, formatFullDay } from '@/lib/time/day-text';
import { monthsOf } from '@/lib/time/month-grid';
import { dayOf } from './day';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it('formats a date in each language', () => {
  const day = dayOf('2026-12-22');
  expect(plain(formatDay(day, 'en'))).toBe('December 22, 2026');
  expect(plain(formatDay(day, 'es'))).toBe('22 de diciembre de 2026');
  expect(plain(formatFullDay(day, 'en'))).toBe('Tuesday, December 22, 2026');
  expect(plain(formatFullDay(day, 'es'))).toBe('martes 22 de diciembre de 2026');
  expect(plain(formatFullDay(day, 'en', { withYear: false }))).toBe('Tuesday, December 22');
  expect(plain(formatFullDay(day, 'es', { withYear: false }))).toBe('martes 22 de diciembre');
});

it('lists the months between two dates, with weeks from Sunday', () => {
  const months = monthsOf(dayOf('2026-12-28'), dayOf('2027-02-01'));
  expect(months.map(({ year, month }) => `${year}-${month}`)).toEqual(['2026-12', '2027-1', '2027-2']);
  expect(months[0]!.weeks[0]!.map((day) => day?.day)).toEqual([undefined, undefined, 1, 2, 3, 4, 5]);
  expect(months[0]!.weeks.at(-1)!.map((day) => day?.day)).toEqual([27, 28, 29, 30, 31, undefined, undefined]);
  expect(months[2]!.weeks.flat().filter(Boolean)).toHaveLength(28);
});
