import { afterEach, describe, expect, it } from 'vitest';
import { isChatAvailable } from '@/lib/chat/availability';

const zoneOfTheRun = process.env.TZ ?? 'UTC';
afterEach(() => {
  process.env.TZ = zoneOfTheRun;
});

describe.each(['America/New_York', 'Pacific/Honolulu', 'Asia/Kathmandu'])('in %s', (zone) => {
  it.each([
    ['2026-11-18T07:59:59', false],
    ['2026-11-18T08:00:00', true],
    ['2026-11-18T18:54:59', true],
    ['2026-11-18T18:55:00', false],
    ['2026-11-21T12:00:00', false],
  ])('%s: %s', (local, available) => {
    process.env.TZ = zone;
    expect(isChatAvailable(new Date(local))).toBe(available);
  });
});

describe('on the days on which clocks change', () => {
  it.each([
    // Sundays in the United States: closed whatever the clock does.
    ['America/New_York', '2027-03-14T12:00:00', false],
    ['America/New_York', '2026-11-01T12:00:00', false],
    // The Mondays after, by the new time.
    ['America/New_York', '2027-03-15T07:59:59', false],
    ['America/New_York', '2027-03-15T08:00:00', true],
    ['America/New_York', '2026-11-02T18:54:59', true],
    ['America/New_York', '2026-11-02T18:55:00', false],
    // A weekday that loses its hour after midnight (Cairo, a Friday).
    ['Africa/Cairo', '2027-04-30T08:00:00', true],
    ['Africa/Cairo', '2027-04-30T07:59:59', false],
  ])('%s %s: %s', (zone, local, available) => {
    process.env.TZ = zone;
    expect(isChatAvailable(new Date(local))).toBe(available);
  });

  it('reads the same moment by each visitor’s own clock', () => {
    const moment = '2026-11-18T23:30:00Z';
    const inZone = (zone: string) => {
      process.env.TZ = zone;
      return isChatAvailable(new Date(moment));
    };
    expect([
      inZone('America/New_York'),
      inZone('America/Los_Angeles'),
      inZone('Asia/Tokyo'),
      inZone('Europe/Madrid'),
    ]).toEqual([true, true, true, false]);
  });
});
