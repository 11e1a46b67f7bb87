import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valuesIn, withValue } from '@/editor/source/values';

const source = `export const firm = {
  sample: true,
  phones: { main: '+18005550199' },
  list: [{ name: "A" }, { name: \`B\` }, { id: 'c-d', name: 'C' }],
} as const satisfies Firm;
export const hours = { opens: 8 * 3600, closes: 18 * 3600 + 55 * 60, timeZone };`;

describe('the values of a source file', () => {
  it('are its strings, numbers and booleans, each with its path', () => {
    expect(valuesIn(source, 'firm').map(({ path, value }) => [path.join('.'), value])).toEqual([
      ['sample', true],
      ['phones.main', '+18005550199'],
      ['list.0.name', 'A'],
      ['list.1.name', 'B'],
      ['list.c-d.id', 'c-d'],
      ['list.c-d.name', 'C'],
    ]);
    expect(valuesIn(source, 'hours').map(({ value }) => value)).toEqual([28_800, 68_100]);
    expect(valuesIn(source, 'nothing')).toEqual([]);
  });

  it('change independently, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 3 }), (text, index) => {
        const before = valuesIn(source, 'firm');
        const after = valuesIn(withValue(source, before[index]!, text), 'firm').map(({ value }) => value);
        expect(after[index]).toBe(text.replace(/\r\n?/g, '\n').replace(/[\u2028\u2029]/g, ' '));
        expect(after.toSpliced(index, 1)).toEqual(before.map(({ value }) => value).toSpliced(index, 1));
      }),
    );
  });
});
