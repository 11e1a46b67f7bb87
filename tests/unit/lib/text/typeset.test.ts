import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeset } from '@/lib/text/typeset';
import { typesetAll } from '@/lib/text/typeset-all';

describe('typeset', () => {
  // `~` is a non-breaking space.
  it.each([
    ['8:00 a.m. to 7:00 p.m. Eastern', '8:00~a.m. to~7:00~p.m. Eastern'],
    ['Mon. - Fri. 8:00 a.m. - 6:55 p.m.', 'Mon. - Fri. 8:00~a.m.~- 6:55~p.m.'],
    ['de 8:00 a. m. a 7:00 p. m.', 'de 8:00~a.~m. a~7:00~p.~m.'],
    ['15 U.S.C. § 1692 and ¶ 4', '15 U.S.C. §~1692 and ¶~4'],
    ['Version 5.2, versión 5.2, WCAG 2.2', 'Version~5.2, versión~5.2, WCAG~2.2'],
    ['Suite 500, P.O. Box 1000, No. 7, núm. 7', 'Suite~500, P.O.~Box~1000, No.~7, núm.~7'],
    ['October 5 and March 1, 2021', 'October~5 and March~1,~2021'],
    ['el 1 de marzo de 2021, 21 de noviembre', 'el 1~de~marzo~de~2021, 21~de~noviembre'],
    ['octubre de 2025', 'octubre de~2025'],
    ['Chapter 7, el capítulo 13', 'Chapter~7, el capítulo~13'],
    ['at 100 Colonnade Square, Suite 500', 'at 100~Colonnade~Square, Suite~500'],
    ['within 30 days, en 30 días, 10 px, 50 %', 'within 30~days, en 30~días, 10~px, 50~%'],
    ['within 24 hours, 2 weeks, 1 minute, en 24 horas', 'within 24~hours, 2~weeks, 1~minute, en 24~horas'],
    ['the 6 percent cap, el 6 por ciento al año', 'the 6~percent cap, el 6~por~ciento al año'],
    ['Wexcombe & Vale, P.C. is', 'Wexcombe~&~Vale,~P.C. is'],
    ['or dial 711, o marque 711', 'or dial~711, o marque~711'],
    ['Harrow Quay, MA 00000', 'Harrow~Quay, MA~00000'],
    ['Apartment 3, o Apartamento 3', 'Apartment~3, o Apartamento~3'],
    ['one – two — three', 'one~– two~— three'],
  ])('inserts non-breaking spaces: %s', (text, expected) => {
    expect(typeset(text)).toBe(expected.replaceAll('~', '\u00A0'));
  });

  it.each([
    'a plain sentence with 3 words',
    '30 daysailors',
    '2 por persona',
    'We met in May or June',
    'Section 5 or 6',
    '',
  ])('leaves %o unchanged', (text) => {
    expect(typeset(text)).toBe(text);
  });

  it('changes only spaces, and is idempotent', () => {
    const piece = fc.oneof(
      fc.constantFrom(' ', '5', 'a.m.', 'p. m.', '§', 'days', 'Vale,', '–', 'P.O.', 'Box', 'May', 'de marzo'),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join(' ');
        const set = typeset(text);
        expect(set.replaceAll('\u00A0', ' ')).toBe(text.replaceAll('\u00A0', ' '));
        expect(typeset(set)).toBe(set);
      }),
    );
  });
});

it('typesetAll typesets every text of the words of a component, and leaves what is no text', () => {
  const words = { title: '30 days', list: ['March 1', 7], none: null, part: { shown: true, note: 'P.O. Box 7' } };
  expect(typesetAll(words)).toEqual({
    title: '30\u00A0days',
    list: ['March\u00A01', 7],
    none: null,
    part: { shown: true, note: 'P.O.\u00A0Box\u00A07' },
  });
});
