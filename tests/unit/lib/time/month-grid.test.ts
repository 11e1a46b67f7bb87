import { expect, it } from 'vitest';
import { monthsOf } from '@/lib/time/month-grid';
import { dayOf } from './day';

it('lists the months of days in any order, with weeks from Sunday', () => {
  const months = monthsOf([dayOf('2027-02-01'), dayOf('2026-12-28'), dayOf('2026-12-31')]);
  expect(months.map(({ year, month }) => `${year}-${month}`)).toEqual(['2026-12', '2027-1', '2027-2']);
  expect(months[0]!.weeks[0]!.map((day) => day?.day)).toEqual([undefined, undefined, 1, 2, 3, 4, 5]);
  expect(months[0]!.weeks.at(-1)!.map((day) => day?.day)).toEqual([27, 28, 29, 30, 31, undefined, undefined]);
  expect(months[2]!.weeks.flat().filter(Boolean)).toHaveLength(28);
});

it('has no months without days', () => expect(monthsOf([])).toEqual([]));
