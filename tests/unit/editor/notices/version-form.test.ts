import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NoticeVersion } from '@/content/types';
import { dateOf, todayLike } from '@/editor/notices/version-form';

/** A moment of November at the office and of December in UTC. */
const atNight = new Date('2026-12-01T03:00:00Z');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: atNight }));
afterEach(() => vi.useRealTimers());

const present = (day?: number): NoticeVersion => ({
  version: '1',
  date: { kind: 'updated', year: 2026, month: 3, ...(day && { day }) },
});

describe('the date of a new version', () => {
  it('can be the present day or month at the office, which its form suggests', () => {
    expect(dateOf(todayLike('2026-03'), present())).toEqual({ kind: 'updated', year: 2026, month: 11 });
    expect(dateOf(todayLike('2026-03-01'), present(1))).toEqual({ kind: 'updated', year: 2026, month: 11, day: 30 });
  });

  it.each([
    ['2026-12', undefined, 'cannot be after 2026-11'],
    ['2062-11', undefined, 'cannot be after 2026-11'],
    ['2026-12-01', 1, 'cannot be after 2026-11-30'],
    ['2026-02', undefined, 'cannot be before 2026-03'],
    ['2026-02-30', 1, 'Write a date'],
    ['2026-04', 1, 'Write a date'],
    ['2026-04-01', undefined, 'Write a month'],
  ])('is refused when it is %s after a version with the day %s: it %s', (text, day, refusal) => {
    expect(() => dateOf(text, present(day))).toThrow(refusal);
  });
});
