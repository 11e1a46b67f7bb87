import { diffArrays } from 'diff';

/** A run of words that is in both texts, only in the newer (`added`), or only in the older (`removed`). */
export type Change = { kind: 'same' | 'added' | 'removed'; text: string };

/**
 * The differences between two texts, word by word. Without the added runs they join to exactly the older text, without the removed ones to
 * the newer text.
 */
export function compareTexts(older: string, newer: string): Change[] {
  return diffArrays(pieces(older), pieces(newer)).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** The same changes grouped by paragraph; paragraphs are separated by empty lines. */
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

/** Words, spaces and marks. Line breaks that end a paragraph are one piece, so that no change contains only some of them. */
function pieces(text: string): string[] {
  return text.match(/\n{2,}|\n|[^\S\n]+|[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]/gu) ?? [];
}
