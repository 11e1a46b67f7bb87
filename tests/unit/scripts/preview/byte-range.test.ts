import { describe, expect, it } from 'vitest';
import { byteRange } from '@/scripts/preview/byte-range';

describe('byteRange', () => {
  it.each([
    ['bytes=0-4', { start: 0, end: 4 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=5-99', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'whole'],
    ['bytes=0-1,3-4', 'whole'],
    ['bytes=--1', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=99999999999999999999-', 'whole'],
    ['lines=0-1', 'whole'],
    [undefined, 'whole'],
  ])('of ten bytes, %s is %j', (header, range) => {
    expect(byteRange(header, 10)).toEqual(range);
  });

  it('of an empty file is whole or unsatisfiable', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(byteRange(undefined, 0)).toBe('whole');
  });
});
