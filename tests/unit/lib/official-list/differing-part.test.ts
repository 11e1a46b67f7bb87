import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differingPart } from '@/lib/official-list/differing-part';

describe('differingPart', () => {
  it.each([
    ['wexcornbe', 'wexcombe', ['wexco', 'rn', 'be']],
    ['wexcomb', 'wexcombe', ['wexcomb', '', '']],
    ['xwexcombe', 'wexcombe', ['', 'x', 'wexcombe']],
    ['8005550191', '8005550199', ['800555019', '1', '']],
    ['555', '55', ['55', '5', '']],
    ['55', '555', ['55', '', '']],
    ['same', 'same', ['same', '', '']],
    ['abc', 'xyz', ['', 'abc', '']],
    ['', 'abc', ['', '', '']],
    ['WEXCORNBE', 'Wexcombe', ['WEXCO', 'RN', 'BE']],
    ['www.wexcombevale', 'wexcombevale', ['', 'www.', 'wexcombevale']],
    ['WEB.wexcombevale', 'Wexcombevale', ['', 'WEB.', 'wexcombevale']],
    ['wexpay@wexcombevale', 'wexcombevale', ['', 'wexpay@', 'wexcombevale']],
    ['www.İx', 'İX', ['', 'www.', 'İx']],
    ['İx', 'İy', ['İ', 'x', '']],
    ['a😀b', 'a😁b', ['a', '😀', 'b']],
  ])('of %j and %j, with any capitals, splits into %j', (text, other, parts) => {
    expect(differingPart(text, other)).toEqual(parts);
  });

  it('reconstructs the text, and its ends match the other text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '😀'), maxLength: 6 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [start, differs, end] = differingPart(one, other);
        expect(start + differs + end).toBe(one);
        expect(other.startsWith(start)).toBe(true);
        expect(other.endsWith(end)).toBe(true);
        expect(start.length + end.length).toBeLessThanOrEqual(other.length);
      }),
    );
  });
});
