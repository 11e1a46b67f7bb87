import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from '@/lib/official-list/edit-distance';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['abc', 'abc', 0],
    ['abc', 'abd', 1],
    ['abc', 'ab', 1],
    ['abc', 'xabc', 1],
    ['abc', 'acb', 1],
    ['ab', 'ba', 1],
    ['abcd', 'badc', 2],
    ['abc', 'cab', 2],
    ['ca', 'abc', 3],
    ['aab', 'aba', 1],
    ['kitten', 'sitting', 3],
    ['a😀', 'a😁', 1],
  ])('%j and %j: %d', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });
});

describe('nearest', () => {
  const entries = ['abcd', 'abcdefgh', 'abxx'];

  it.each([
    ['abcd', 0, 'abcd'],
    ['abce', 1, 'abcd'],
    ['abce', 0, undefined],
    ['abxy', 2, 'abxx'],
    ['abxxx', 2, 'abxx'],
    ['abcdefghij', 2, 'abcdefgh'],
    ['abcdefghijk', 2, undefined],
  ])('to %s within %d is %s', (text, maxDistance, entry) => {
    expect(nearest(text, entries, maxDistance)).toBe(entry);
  });
});
