import { describe, expect, test } from 'vitest';
import { mayFetchAhead, networkStatus, type NetworkStatus } from '@/lib/links/network';

describe('fetching ahead', () => {
  test.each<[string, NetworkStatus, boolean]>([
    ['an engine that tells nothing of its connection may', { onLine: true }, true],
    ['4g may', { onLine: true, effectiveType: '4g' }, true],
    ['3g may', { onLine: true, effectiveType: '3g', saveData: false }, true],
    ['2g may not', { onLine: true, effectiveType: '2g' }, false],
    ['slow 2g may not', { onLine: true, effectiveType: 'slow-2g' }, false],
    ['data saver may not, however fast', { onLine: true, effectiveType: '4g', saveData: true }, false],
    ['offline may not', { onLine: false, effectiveType: '4g' }, false],
  ])('%s [prefetch-4]', (_, status, expected) => {
    expect(mayFetchAhead(status)).toBe(expected);
  });

  test.each<[string, { onLine: boolean; connection?: { saveData?: boolean; effectiveType?: string } }, NetworkStatus]>([
    [
      'with the Network Information API',
      { onLine: true, connection: { saveData: true, effectiveType: '2g' } },
      { onLine: true, saveData: true, effectiveType: '2g' },
    ],
    ['without it', { onLine: false }, { onLine: false, saveData: undefined, effectiveType: undefined }],
  ])('reads the browser %s [prefetch-4]', (_, navigator, expected) => {
    expect(networkStatus(navigator as Navigator)).toEqual(expected);
  });
});
