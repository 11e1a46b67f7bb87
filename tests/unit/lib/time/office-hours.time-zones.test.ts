import { expect, it, vi } from 'vitest';
import { hoursElsewhere } from '@/lib/time/office-hours';

it('the hours elsewhere are read by the visitor’s own clock where no zone is given', () => {
  const winter = new Date('2026-01-14T15:00:00Z');
  const inDenver = hoursElsewhere(winter, 'America/Denver');
  expect(inDenver).not.toBeUndefined();
  vi.stubEnv('TZ', 'America/Denver');
  expect(hoursElsewhere(winter)).toEqual(inDenver);
});
