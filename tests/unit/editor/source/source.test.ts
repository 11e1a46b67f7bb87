import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isData, literalsOf } from '@/editor/source/literals';
import { markOf, markSource, placesIn, withoutMarks } from '@/editor/source/marks';
import { readTokens, replaceLiteral, type Token } from '@/editor/source/tokens';
import { changeItem, listsAround, slugOf } from '@/editor/texts/list-items';

const file = 'content/en/page.ts';
const source = `import { phone } from '@/content/inline';
export const page = {
  meta: { title: 'Title', description: "It's here" },
  href: '/contact',
  sections: [
    section('first', 'First', ['One.', \`Call \${phone.main} now.\`, list('Of:', ['a', 'b'])]),
    section('second', 'Second', ['Two.']),
  ],
};`;
const texts = (of: string) => literalsOf(file, of).map((literal) => readTokens(of, literal));
const plain = (tokens: readonly Token[]) =>
  tokens.map((token) => ('words' in token ? token.words : `{${token.fact}}`)).join('');

describe('the texts of a content module', () => {
  it('are its words, not its ids, addresses and imports', () => {
    expect(texts(source).map(plain)).toEqual([
      'Title',
      "It's here",
      'First',
      'One.',
      'Call {phone.main} now.',
      'Of:',
      'a',
      'b',
      'Second',
      'Two.',
    ]);
  });

  it('read back as they were written, whatever is typed', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('`', "'", '"', '${', '\\', '</script>', '😀', '\u2028', '${phone.main}'),
    );
    const token = fc.oneof(
      words.filter((text) => text !== '').map((text): Token => ({ words: text })),
      fc.constant<Token>({ fact: 'phone.main' }),
    );
    fc.assert(
      fc.property(fc.array(token, { minLength: 1, maxLength: 4 }), fc.nat({ max: 9 }), (tokens, index) => {
        fc.pre(tokens.some((each) => 'fact' in each) || !isData(plain(tokens)));
        const literal = literalsOf(file, source)[index]!;
        const written = replaceLiteral(source, literal, tokens);
        const wanted = plain(tokens)
          .replace(/\r\n?/g, '\n')
          .replaceAll('\u2028', tokens.some((each) => 'fact' in each) ? '\u2028' : ' ');
        expect(plain(texts(written)[index] ?? []).replaceAll('\u2029', ' ')).toBe(wanted.replaceAll('\u2029', ' '));
        expect(texts(written).map(plain).toSpliced(index, 1)).toEqual(texts(source).map(plain).toSpliced(index, 1));
      }),
    );
  });
});

describe('the mark of a text', () => {
  it('survives being part of a longer text, and leaves no trace', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1023 }), fc.nat({ max: 4095 }), fc.string(), (inFile, literal, text) => {
        const marked = `${text}${markOf({ file: inFile, literal })}`;
        expect(placesIn(marked)).toEqual([{ file: inFile, literal }]);
        expect(withoutMarks(marked)).toBe(text);
      }),
    );
  });

  it('changes nothing of a module but its texts', () => {
    expect(withoutMarks(markSource(file, source, 3))).toBe(source);
    expect(placesIn(markSource(file, source, 3))).toHaveLength(10);
  });
});

describe('the items of a list', () => {
  const second = 7;

  it('are found from the innermost list outwards', () => {
    expect(listsAround(file, source, second)).toEqual([
      { length: 2, index: 1 },
      { length: 3, index: 2 },
      { length: 2, index: 0 },
    ]);
  });

  it('move, go, and are copied with ids of their own', () => {
    const after = (level: number, action: Parameters<typeof changeItem>[4]) =>
      texts(changeItem(file, source, second, level, action))
        .map(plain)
        .slice(2)
        .join(' ');
    expect(after(0, { type: 'move', by: -1 })).toContain('Of: b a');
    expect(after(0, { type: 'remove' })).toContain('Of: a Second');
    expect(after(2, { type: 'move', by: 1 })).toMatch(/^Second Two\. First/);
    const copied = changeItem(file, source, second, 2, { type: 'copy', id: 'Third!' });
    expect(copied.match(/section\('[a-z]+'/g)).toEqual(["section('first'", "section('third'", "section('second'"]);
  });

  it('stay as they are where there is no place to move to, or only one is left', () => {
    expect(() => changeItem(file, source, second, 0, { type: 'move', by: 1 })).toThrow(RangeError);
    expect(() => changeItem(file, source, second, 9, { type: 'remove' })).toThrow(RangeError);
    expect(() => changeItem(file, source, second, 2, { type: 'copy', id: ' !' })).toThrow('English title');
    expect(() => changeItem(file, source, 9, 0, { type: 'remove' })).toThrow('last item');
  });

  it('get ids made from titles', () => {
    expect(slugOf('  ¿Qué pasó, señor? Night shift! ')).toBe('que-paso-senor-night-shift');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(slugOf(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });
});
