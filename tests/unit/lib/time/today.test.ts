import { describe, expect, it } from 'vitest';
import { todayBy } from '@/lib/time/today';
import { dayOf } from './day';

const built = dayOf('2026-11-23');

describe('todayBy', () => {
  it('is the date in the given time zone', () => {
    expect(todayBy(new Date('2026-11-24T03:00:00Z'), built, 'America/New_York')).toEqual(dayOf('2026-11-23'));
    expect(todayBy(new Date('2026-11-24T03:00:00Z'), built, 'Asia/Tokyo')).toEqual(dayOf('2026-11-24'));
  });

  it.each(['1999-01-01T00:00:00Z', '2099-01-01T00:00:00Z', 'no date'])(
    'is undefined for the implausible clock %s',
    (clock) => {
      expect(todayBy(new Date(clock), built, 'UTC')).toBeUndefined();
    },
  );

  it('accepts up to ten years after the build', () => {
    expect(todayBy(new Date('2036-11-23T12:00:00Z'), built, 'UTC')).toEqual(dayOf('2036-11-23'));
    expect(todayBy(new Date('2036-11-24T12:00:00Z'), built, 'UTC')).toBeUndefined();
  });

  it('accepts up to a year before the build', () => {
    expect(todayBy(new Date('2025-11-22T12:00:00Z'), built, 'UTC')).toEqual(dayOf('2025-11-22'));
    expect(todayBy(new Date('2025-11-21T12:00:00Z'), built, 'UTC')).toBeUndefined();
  });
});
