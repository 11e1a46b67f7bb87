import { expect, it, vi } from 'vitest';
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
const [monday, wednesday, friday] = ['2026-11-16', '2026-11-18', '2026-11-20'] as const;
const [saturday, sunday] = ['2026-11-21', '2026-11-22'] as const;

it.each([
  ['at midnight', wednesday, 0, false],
  ['a second before it opens', wednesday, opens - 1, false],
  ['a millisecond before it opens', wednesday, opens - 0.001, false],
  ['when it opens', wednesday, opens, true],
  ['half a minute after it opens', wednesday, opens + 30, true],
  ['at midday', wednesday, midday, true],
  ['a second before it closes', wednesday, closes - 1, true],
  ['a millisecond before it closes', wednesday, closes - 0.001, true],
  ['when it closes', wednesday, closes, false],
  ['a while after it closed', wednesday, closes + 900, false],
  ['a second before midnight', wednesday, 86_399, false],
  ['when it opens on a Monday', monday, opens, true],
  ['a second before it closes on a Friday', friday, closes - 1, true],
  ['at midday on a Saturday', saturday, midday, false],
  ['at midday on a Sunday', sunday, midday, false],
] as const)('%s (%s, %d s): %s', (_, day, seconds, available) =>
  expect(isChatAvailable(ownClock(day, seconds))).toBe(available),
);
