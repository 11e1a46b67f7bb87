import { expect, it, vi } from 'vitest';
import { hoursElsewhere } from '@/lib/time/office-hours';

it('uses the local time zone if none is given', () => {
  const winter = new Date('2026-01-14T15:00:00Z');
  const inDenver = hoursElsewhere(winter, 'America/Denver');
  expect(inDenver).not.toBeUndefined();
  vi.stubEnv('TZ', 'America/Denver');
  expect(hoursElsewhere(winter)).toEqual(inDenver);
});
