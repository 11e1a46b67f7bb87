import { diffWordsWithSpace } from 'diff';

/** A run of words that both texts have, that only the newer has (`added`), or that only the older had (`removed`). */
export type Change = { kind: 'same' | 'added' | 'removed'; text: string };

/**
 * The older text turned into the newer one, word by word. Without what was added it is the older text to the letter,
 * without what was removed the newer one.
 */
export function compareTexts(older: string, newer: string): Change[] {
  return diffWordsWithSpace(older, newer).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** The same changes a paragraph at a time, for a page; paragraphs are parted by empty lines. */
export function changesByParagraph(changes: readonly Change[]): Change[][] {
  const paragraphs: Change[][] = [[]];
  for (const { kind, text } of changes) {
    text.split(/\n{2,}/).forEach((piece, index) => {
      if (index > 0) paragraphs.push([]);
      if (piece) paragraphs.at(-1)!.push({ kind, text: piece });
    });
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
