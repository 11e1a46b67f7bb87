import { type Face, widthOf } from './lettering';

export type WrappedTitle = { size: number; lines: readonly string[] };

const sizes = [84, 78, 72, 66, 60, 54, 50];

/** Words that should not end a line: articles, prepositions, conjunctions in both languages. */
const clinging = new Set(
  'a an and by for from in of on or our the to us with your y o a al con de del el en es la las lo los más o para por que se su sus un una'.split(
    ' ',
  ),
);

/** The way to set `words` on `count` lines whose lengths differ least, or undefined if a line would be wider than `width`. */
function evenest(words: readonly string[], count: number, measure: (text: string) => number, width: number) {
  type Best = { cost: number; lines: string[] };
  const from = (start: number, left: number): Best | undefined => {
    let best: Best | undefined;
    for (let end = start + 1; end <= words.length - (left - 1); end++) {
      if (left === 1 && end < words.length) continue;
      const text = words.slice(start, end).join(' ');
      const slack = width - measure(text);
      if (slack < 0) break;
      const rest = left === 1 ? { cost: 0, lines: [] } : from(end, left - 1);
      if (!rest) continue;
      const ragged = (slack / width) ** 2;
      const hanging = left > 1 && clinging.has(words[end - 1]!.toLowerCase()) ? 0.15 : 0;
      const cost = ragged + hanging + rest.cost;
      if (!best || cost < best.cost) best = { cost, lines: [text, ...rest.lines] };
    }
    return best;
  };
  return from(0, count);
}

/** `title` at the largest size that fits on at most three lines; the smaller sizes, with up to four lines, are only for long titles. */
export function wrapTitle(title: string, face: Face, width: number, height: number, lineHeight: number): WrappedTitle {
  const words = title.split(' ');
  const widths = new Map<string, number>();
  const keep = (text: string) => {
    const width = widthOf(text, face, 1);
    widths.set(text, width);
    return width;
  };
  for (const limit of [3, 4]) {
    for (const size of sizes) {
      if (limit === 3 && size < 66) break;
      const measure = (text: string) => (widths.get(text) ?? keep(text)) * size;
      for (let count = 1; count <= Math.min(limit, words.length); count++) {
        if (count * size * lineHeight > height) break;
        const best = evenest(words, count, measure, width);
        if (best) return { size, lines: best.lines };
      }
    }
  }
  throw new Error(`No room for the title "${title}"`);
}
