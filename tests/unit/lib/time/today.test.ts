import { describe, expect, it } from 'vitest';
import { todayBy } from '@/lib/time/today';
import { dayOf } from './day';

const built = dayOf('2026-11-23');

describe('today by a clock', () => {
  it('is the day in the zone that is asked for', () => {
    expect(todayBy(new Date('2026-11-24T03:00:00Z'), built, 'America/New_York')).toEqual(dayOf('2026-11-23'));
    expect(todayBy(new Date('2026-11-24T03:00:00Z'), built, 'Asia/Tokyo')).toEqual(dayOf('2026-11-24'));
  });

  it.each(['1999-01-01T00:00:00Z', '2099-01-01T00:00:00Z', 'no date'])('is not believed at %s', (clock) => {
    expect(todayBy(new Date(clock), built, 'UTC')).toBeUndefined();
  });

  it('is believed for ten years after the build', () => {
    expect(todayBy(new Date('2036-11-23T12:00:00Z'), built, 'UTC')).toEqual(dayOf('2036-11-23'));
    expect(todayBy(new Date('2036-11-24T12:00:00Z'), built, 'UTC')).toBeUndefined();
  });

  it('is believed for a year before the build', () => {
    expect(todayBy(new Date('2025-11-22T12:00:00Z'), built, 'UTC')).toEqual(dayOf('2025-11-22'));
    expect(todayBy(new Date('2025-11-21T12:00:00Z'), built, 'UTC')).toBeUndefined();
  });
});
