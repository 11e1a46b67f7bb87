import { expect, it } from 'vitest';
import { formatDay, formatFullDay } from '@/lib/time/day-text';
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
