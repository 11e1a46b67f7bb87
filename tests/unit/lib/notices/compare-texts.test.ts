import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, changesByParagraph, compareTexts } from '@/lib/notices/compare-texts';

const without = (changes: readonly Change[], kind: Change['kind']) =>
  changes
    .filter((change) => change.kind !== kind)
    .map(({ text }) => text)
    .join('');

describe('compareTexts', () => {
  it('marks added and removed words', () => {
    expect(compareTexts('We keep it for two years.', 'We keep it for three years.')).toEqual([
      { kind: 'same', text: 'We keep it for ' },
      { kind: 'removed', text: 'two' },
      { kind: 'added', text: 'three' },
      { kind: 'same', text: ' years.' },
    ]);
  });

  it('reconstructs both texts [versions-3]', () => {
    const text = fc
      .array(fc.constantFrom('we', 'keep', 'número', '§', ' ', '\n', '\n\n', '.', '—'))
      .map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (older, newer) => {
        const changes = compareTexts(older, newer);
        expect(without(changes, 'added')).toBe(older);
        expect(without(changes, 'removed')).toBe(newer);
      }),
    );
  });

  it('splits at empty lines, even inside changes', () => {
    expect(
      changesByParagraph([
        { kind: 'same', text: 'One\ntwo ' },
        { kind: 'removed', text: 'three\n\nFour' },
        { kind: 'added', text: '\n\n\n\nFive' },
      ]),
    ).toEqual([
      [
        { kind: 'same', text: 'One\ntwo ' },
        { kind: 'removed', text: 'three' },
      ],
      [{ kind: 'removed', text: 'Four' }],
      [{ kind: 'added', text: 'Five' }],
    ]);
    expect(changesByParagraph([])).toEqual([]);
  });

  it('keeps the words of a paragraph together', () => {
    const changes = compareTexts('One.\n\nTwo.', 'One.\n\nNew.\n\nTwo.');
    expect(changesByParagraph(changes).map((paragraph) => paragraph.map(({ text }) => text).join(''))).toEqual([
      'One.',
      'New.',
      'Two.',
    ]);
  });

  it.each([
    ['a new item of a list', 'A x\n\n- one\n\nB y', 'A x\n\n- one\n- two\n\nB y', ['A x', '- one\n- two', 'B y']],
    ['a removed item', 'A\n\n- one\n- two\n\nB', 'A\n\n- one\n\nB', ['A', '- one\n- two', 'B']],
    ['a new first item', 'A\n\n- one', 'A\n\n- new\n- one', ['A', '- new\n- one']],
    ['a new paragraph before a list', 'A\n\n- one', 'A\n\nNew\n\n- one', ['A', 'New', '- one']],
  ])('shows %s in its own paragraph', (_, older, newer, paragraphs) => {
    const shown = changesByParagraph(compareTexts(older, newer));
    expect(shown.map((paragraph) => paragraph.map(({ text }) => text).join(''))).toEqual(paragraphs);
  });
});
