import { describe, expect, it, vi } from 'vitest';
import type * as hours from '@/content/hours';
import { chatHours } from '@/content/hours';
import { isChatAvailable } from '@/lib/chat/availability';
import { ownClock } from './own-clock';

// The cases are those of a firm that is open from Monday to Friday.
vi.mock('@/content/hours', async (original) => ({
  ...(await original<typeof hours>()),
  openDays: { first: 1, last: 5 },
}));

const { opens, closes } = chatHours;
const midday = (opens + closes) / 2;

describe.each(['America/New_York', 'Pacific/Honolulu', 'Asia/Kathmandu'])('in %s', (zone) => {
  it.each([
    ['2026-11-18', opens - 1, false],
    ['2026-11-18', opens, true],
    ['2026-11-18', closes - 1, true],
    ['2026-11-18', closes, false],
    ['2026-11-21', midday, false],
  ])('on %s at %d s: %s', (day, seconds, available) => {
    vi.stubEnv('TZ', zone);
    expect(isChatAvailable(ownClock(day, seconds))).toBe(available);
  });
});

describe('on days with a clock change', () => {
  it.each([
    // Sundays in the United States: closed whatever the clock does.
    ['America/New_York', '2027-03-14', midday, false],
    ['America/New_York', '2026-11-01', midday, false],
    // The Mondays after, by the new time.
    ['America/New_York', '2027-03-15', opens - 1, false],
    ['America/New_York', '2027-03-15', opens, true],
    ['America/New_York', '2026-11-02', closes - 1, true],
    ['America/New_York', '2026-11-02', closes, false],
    // A weekday that loses its hour after midnight (Cairo, a Friday).
    ['Africa/Cairo', '2027-04-30', opens, true],
    ['Africa/Cairo', '2027-04-30', opens - 1, false],
  ])('%s %s at %d s: %s', (zone, day, seconds, available) => {
    vi.stubEnv('TZ', zone);
    expect(isChatAvailable(ownClock(day, seconds))).toBe(available);
  });
});

describe('the same moment', () => {
  const inNewYork = (day: string, seconds: number) => new Date(Date.parse(`${day}T00:00:00-05:00`) + seconds * 1000);
  it.each([
    ['when the day begins in New York', inNewYork('2026-11-18', opens), 'America/New_York', true],
    ['when the day begins in New York', inNewYork('2026-11-18', opens), 'America/Los_Angeles', false],
    ['when the day ends in New York', inNewYork('2026-11-18', closes), 'America/New_York', false],
    ['when the day ends in New York', inNewYork('2026-11-18', closes), 'America/Los_Angeles', true],
    ['before the week ends in New York', inNewYork('2026-11-20', closes - 1), 'America/New_York', true],
    ['before the week ends in New York', inNewYork('2026-11-20', closes - 1), 'Asia/Tokyo', false],
  ])('%s (%s) in the time zone %s: %s', (_, moment, zone, available) => {
    vi.stubEnv('TZ', zone);
    expect(isChatAvailable(moment)).toBe(available);
  });
});
