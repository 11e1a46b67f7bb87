import { describe, expect, it } from 'vitest';
import { acceptedEncodings } from '@/scripts/preview/accepted-encodings';

describe('acceptedEncodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['BR;q=0.5', ['br']],
    ['br;q=0, gzip;q=1.0', ['gzip']],
    ['br;q=0.000', []],
    ['brotli, xgzip', []],
    ['', []],
    [undefined, []],
  ])('%j accepts %j', (header, names) => {
    expect(acceptedEncodings(header).map(({ name }) => name)).toEqual(names);
  });
});
