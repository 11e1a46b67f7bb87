import { expect, test } from 'vitest';
import { mayFetchAhead, type NetworkStatus } from '@/lib/requests/network';

test.each<[string, NetworkStatus, boolean]>([
  ['an engine that tells nothing of its connection may', { onLine: true }, true],
  ['4g may', { onLine: true, connection: { effectiveType: '4g' } }, true],
  ['3g may', { onLine: true, connection: { effectiveType: '3g', saveData: false } }, true],
  ['2g may not', { onLine: true, connection: { effectiveType: '2g' } }, false],
  ['slow 2g may not', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  ['data saver may not, however fast', { onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
  ['offline may not', { onLine: false, connection: { effectiveType: '4g' } }, false],
])('prefetching: %s [prefetch-4]', (_, status, expected) => {
  expect(mayFetchAhead(status)).toBe(expected);
});
