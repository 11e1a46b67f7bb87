import { expect, it } from 'vitest';
import { isChatAvailable } from '@/lib/chat/availability';

/** Times are the visitor's own: without a zone, `Date` reads them so. 18 November 2026 is a Wednesday. */
const boundaries: readonly [local: string, available: boolean][] = [
  ['2026-11-18T00:00:00', false],
  ['2026-11-18T07:59:59', false],
  ['2026-11-18T07:59:59.999', false],
  ['2026-11-18T08:00:00', true],
  ['2026-11-18T12:00:00', true],
  ['2026-11-18T18:54:59', true],
  ['2026-11-18T18:54:59.999', true],
  ['2026-11-18T18:55:00', false],
  ['2026-11-18T18:55:30', false],
  ['2026-11-18T19:10:00', false],
  ['2026-11-18T23:59:59', false],
  ['2026-11-16T08:00:00', true],
  ['2026-11-20T18:54:59', true],
  ['2026-11-21T12:00:00', false],
  ['2026-11-22T12:00:00', false],
];

it.each(boundaries)('%s: %s', (local, available) => expect(isChatAvailable(new Date(local))).toBe(available));
