/** The place of a text: the file's index in the list of files, and the text's index in the file. */
export type Place = { file: number; literal: number };

/*
 * A mark consists of invisible characters that do not break lines, so that it gets into the page with its text.
 */
const [zero, one, edge] = ['\u2063', '\u2064', '\u2062'];
const fileBits = 10;
const literalBits = 12;
const pattern = new RegExp(`${edge}([${zero}${one}]{${fileBits + literalBits}})${edge}`, 'g');

/** The mark of a place. */
export function markOf({ file, literal }: Place): string {
  const bits = file.toString(2).padStart(fileBits, '0') + literal.toString(2).padStart(literalBits, '0');
  return edge + [...bits].map((bit) => (bit === '0' ? zero : one)).join('') + edge;
}

/** The places in the marks of a page's text, in order. */
export function placesIn(text: string): Place[] {
  return [...text.matchAll(pattern)].map(([, marks = '']) => {
    const bits = [...marks].map((mark) => (mark === zero ? '0' : '1')).join('');
    return { file: parseInt(bits.slice(0, fileBits), 2), literal: parseInt(bits.slice(fileBits), 2) };
  });
}

/** A text without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(pattern, '');
}

/** A typed or pasted text without marks, whole or cut off: an editor who copies from a page copies them too, unseen. */
export function withoutPastedMarks(text: string): string {
  return text.replace(new RegExp(`[${zero}${one}${edge}]`, 'g'), '');
}
