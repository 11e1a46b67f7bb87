import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isData, literalsOf } from '@/editor/source/literals';
import { markSource } from '@/editor/source/mark-source';
import { markOf, placesIn, withoutMarks } from '@/editor/source/marks';
import { readTokens, replaceLiteral, type Token } from '@/editor/source/tokens';

const file = 'content/en/page.ts';
const source = `import { phone } from '@/content/facts-in-copy';
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
  it('exclude ids, addresses and imports', () => {
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

  it('are read back as written, for any input', () => {
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

describe('the marker of a text', () => {
  it('survives concatenation and can be removed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1023 }), fc.nat({ max: 4095 }), fc.string(), (inFile, literal, text) => {
        const marked = `${text}${markOf({ file: inFile, literal })}`;
        expect(placesIn(marked)).toEqual([{ file: inFile, literal }]);
        expect(withoutMarks(marked)).toBe(text);
      }),
    );
  });

  it('changes only the texts of a module', () => {
    expect(withoutMarks(markSource(file, source, 3))).toBe(source);
    expect(placesIn(markSource(file, source, 3))).toHaveLength(10);
  });
});
