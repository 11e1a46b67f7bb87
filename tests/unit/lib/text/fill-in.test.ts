import { describe, expect, it } from 'vitest';
import { fillIn, fillInNodes } from '@/lib/text/fill-in';

describe('fillIn', () => {
  it.each([
    ['{count} of {total}', '3 of 12'],
    ['nothing to fill in', 'nothing to fill in'],
    ['{total}{total}', '1212'],
    ['{unknown} and {count}', '{unknown} and 3'],
    ['{not a place} {count', '{not a place} {count'],
    ['', ''],
  ])('%j becomes %j', (sentence, filled) => {
    expect(fillIn(sentence, { count: '3', total: '12' })).toBe(filled);
  });

  it('inserts values literally, including braces and dollar signs', () => {
    expect(fillIn('{sum}, {sum}', { sum: '{sum} $&' })).toBe('{sum} $&, {sum} $&');
  });
});

describe('fillInNodes', () => {
  it('keeps the order of texts and values', () => {
    const host = Symbol('host');
    expect(fillInNodes('You leave for {host}.', { host })).toEqual(['You leave for ', host, '.']);
  });

  it('keeps a placeholder that has no value', () => {
    expect(fillInNodes('{host}!', {})).toEqual(['', '{host}', '!']);
  });
});
