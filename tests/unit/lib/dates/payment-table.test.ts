import { expect, it } from 'vitest';
import { lastSafeDay } from '@/lib/dates/cancel-payment';
import { daysAhead, paymentTable } from '@/lib/dates/payment-table';
import { addDays, daysBetween, isoDay } from '@/lib/time/calendar-day';
import { dayOf } from '@/tests/unit/lib/time/day';

const built = dayOf('2026-11-23');

it('has the last safe day of every payment date in the next 400 days, once per row [dates-6]', () => {
  const rows = paymentTable(built, daysAhead);
  for (let ahead = 1; ahead <= 400; ahead += 1) {
    const day = addDays(built, ahead);
    const row = rows.find(({ first, last }) => daysBetween(first, day) >= 0 && daysBetween(day, last) >= 0);
    expect(row?.safe).toEqual(lastSafeDay(day).day);
  }
  expect(rows.at(-1)?.last).toEqual(addDays(built, 400));
  expect(new Set(rows.map(({ safe }) => isoDay(safe))).size).toBe(rows.length);
});

it('marks the last safe days that passed before the build', () => {
  const passed = paymentTable(built, daysAhead).filter(({ hasPassed }) => hasPassed);
  expect(passed.length).toBeGreaterThan(0);
  for (const { safe } of passed) expect(daysBetween(safe, built)).toBeGreaterThan(0);
  const open = paymentTable(built, daysAhead).filter(({ hasPassed }) => !hasPassed);
  for (const { safe } of open) expect(daysBetween(built, safe)).toBeGreaterThanOrEqual(0);
});
