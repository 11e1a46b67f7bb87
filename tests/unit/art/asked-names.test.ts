import { describe, expect, it } from 'vitest';
import { askedNames } from '@/art/asked-names';

const known = ['hall', 'doorLit'];

describe('the names to draw', () => {
  it('are those given to the command, or all if none is given', () => {
    expect(askedNames(['doorLit'], known)).toEqual(['doorLit']);
    expect(askedNames([], known)).toEqual(known);
  });

  it('are never a name that does not exist, beside one that does, too', () => {
    const error = 'There is no "doorlit"; known: hall, doorLit';
    expect(() => askedNames(['doorlit'], known)).toThrow(error);
    expect(() => askedNames(['hall', 'doorlit'], known)).toThrow(error);
  });
});
