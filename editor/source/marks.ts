import { cellSeparator, literalsOf } from './literals';

/** Where a text stands: the file's place in the list of files, and the text's place in the file. */
export type Place = { file: number; literal: number };

/*
 * A mark is written in characters that are not drawn and break no line: it travels with a text through React into the page.
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

/** The places that a text of the page is marked with, in order. */
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

/** The source of a file with a mark at the end of each of its texts, and of each cell of a row. */
export function markSource(name: string, source: string, file: number): string {
  return literalsOf(name, source).reduceRight((text, { start, end, row }, literal) => {
    const mark = markOf({ file, literal });
    const own = text.slice(start, end);
    const marked = (row ? own.split(cellSeparator).join(mark + cellSeparator) : own) + mark;
    return text.slice(0, start) + marked + text.slice(end);
  }, source);
}
