import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAddress, isLabel, parseInline, plainText, termSlugsIn, writeInline } from '@/lib/text/inline-markup';

describe('parseInline', () => {
  it('parses links and bold text in order, with the text between them', () => {
    expect(parseInline('Call [800](tel:+1800) **now**, or [write](/contact#mail).')).toEqual([
      { type: 'text', text: 'Call ' },
      { type: 'link', text: '800', href: 'tel:+1800' },
      { type: 'text', text: ' ' },
      { type: 'strong', text: 'now' },
      { type: 'text', text: ', or ' },
      { type: 'link', text: 'write', href: '/contact#mail' },
      { type: 'text', text: '.' },
    ]);
  });

  it.each([
    'plain',
    '<b>bold</b> & <script>alert(1)</script>',
    '[no address]',
    '[label] (/apart)',
    '[label](two words)',
    '2 * 3 ** 4',
    '(/contact)',
    '[](/empty)',
  ])('treats %o as text', (source) => {
    expect(parseInline(source)).toEqual([{ type: 'text', text: source }]);
  });

  it.each([
    ['[by mail](lang:en)', { type: 'foreign', text: 'by mail', lang: 'en' }],
    ['[a lien](word:lien)', { type: 'term', text: 'a lien', slug: 'lien' }],
    ['[x](/word:lien)', { type: 'link', text: 'x', href: '/word:lien' }],
    ['[x](word:lien/b)', { type: 'link', text: 'x', href: 'word:lien/b' }],
    ['[x](other:lien)', { type: 'link', text: 'x', href: 'other:lien' }],
  ])('parses %o', (source, node) => {
    expect(parseInline(source)).toEqual([node]);
    expect(parseInline(`**a**${source}`), 'no text between').toEqual([{ type: 'strong', text: 'a' }, node]);
  });

  it('returns nothing for an empty text', () => {
    expect(parseInline('')).toEqual([]);
  });

  it('loses no text, for any source', () => {
    const piece = fc.oneof(
      fc.constantFrom('[', ']', '(', ')', '**', '[a](b)', '[a](word:b)', '[a](lang:es)', '**c**', ' '),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const source = pieces.join('');
        expect(writeInline(parseInline(source))).toBe(source);
      }),
    );
  });
});

describe('isAddress and isLabel', () => {
  it.each(['tel:617 555', 'tel:(617', 'tel:617)', 'a\tb'])('refuse %o as an address', (text) => {
    expect(isAddress(text)).toBe(false);
    expect(parseInline(`[label](${text})`)).not.toContainEqual({ type: 'link', text: 'label', href: text });
  });

  it.each([
    ['see [1]', '[see [1]](/contact)'],
    ['2 * 3', '**2 * 3**'],
  ])('refuse %o as words', (text, written) => {
    expect(isLabel(text)).toBe(false);
    expect(plainText(written)).not.toBe(text);
  });

  it('accept only what is parsed as a link or as bold', () => {
    const words = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(words.filter(isLabel), words.filter(isAddress), (label, address) => {
        expect(parseInline(`[${label}](/${address})`)).toEqual([{ type: 'link', text: label, href: `/${address}` }]);
        expect(parseInline(`**${label}**`)).toEqual([{ type: 'strong', text: label }]);
      }),
    );
  });
});

describe('termSlugsIn', () => {
  it('returns each term once, in order of appearance', () => {
    const texts = ['[a judgment](word:judgment), [more](/help)', '**[x]** [a lien](word:lien), [it](word:judgment)'];
    expect(termSlugsIn(texts)).toEqual(['judgment', 'lien']);
  });
});

describe('plainText', () => {
  it('returns the text without markup', () => {
    expect(plainText('Call [800-555](tel:+1800555) **now**.')).toBe('Call 800-555 now.');
  });
});
