import { type Face, letter, widthOf } from './lettering';
import { bounds, type Outline, place } from './outline';
import { wovenW } from './woven-w';

const roman: Face = { family: 'serif', weight: 600, opticalSize: 32 };
const italic: Face = { family: 'serifItalic', weight: 560, opticalSize: 60 };

/** How far outlines may deviate, in thousandths of an em: a quarter of a device pixel in the header. A lower value makes every page larger. */
const tolerance = 3;

/** The W, cut to the weights of Source Serif at this size. */
const w = wovenW({
  height: 664,
  thick: 114,
  thin: 47,
  span: 580,
  lean: 245,
  foot: 60,
  step: 290,
  gap: 22,
  slab: 33,
  overhang: 54,
  wedge: 13,
});

/** The letters of each word, the first without its W, each with the space to add after it to the font's own spacing, judged by eye. */
const firstWord = [
  ['e', 4],
  ['x', -2],
  ['c', 4],
  ['o', 8],
  ['m', 8],
  ['b', 6],
  ['e', 0],
] as const;
const lastWord = [
  ['V', 0],
  ['a', 6],
  ['l', 8],
  ['e', 0],
] as const;

const textOf = (word: readonly (readonly [string, number])[]) => word.map(([character]) => character).join('');
/** The name that these letters draw, whatever the firm is called. */
export const wordmarkText = `W${textOf(firstWord)} & ${textOf(lastWord)}`;

/** The space between the W's last slab and the e, and the space on each side of the ampersand. */
const afterW = -124;
const [beforeAmpersand, afterAmpersand] = [186, 112];

export type Wordmark = { letters: Outline; ampersand: Outline; width: number; height: number };

/** The outline of `word` with the font's kerning and ours, from the first letter's left edge. `snap` rounds the position of each letter. */
function spaced(word: readonly (readonly [string, number])[], snap: (x: number) => number): Outline {
  const text = textOf(word);
  let added = 0;
  const placed = word.flatMap(([character, after], index) => {
    // The width of the text up to a letter includes the kerning before it.
    const x = widthOf(text.slice(0, index + 1), roman) - widthOf(character, roman) + added;
    added += after;
    return place(letter(character, roman, undefined, tolerance), { x: snap(x) });
  });
  return place(placed, { x: snap(-bounds(placed).left) });
}

/**
 * The firm's name at `unit` times its design size, in a box that fits the ink. Letters are whole units apart,
 * so that every occurrence of a letter has the same path data after rounding, which compresses well.
 */
export function wordmark(unit: number): Wordmark {
  const snap = (x: number) => Math.round(x * unit) / unit;
  const name = [...w];
  const rest = place(spaced(firstWord, snap), { x: snap(bounds(w).right + afterW) });
  name.push(...rest);
  const sign = letter('&', italic, 1040, tolerance);
  const and = place(sign, { x: bounds(name).right + beforeAmpersand - bounds(sign).left, y: 8 });
  name.push(...place(spaced(lastWord, snap), { x: snap(bounds(and).right + afterAmpersand) }));
  const { left, top, right, bottom } = bounds([...name, ...and]);
  const move = { x: -left * unit, y: -top * unit, scale: unit };
  return {
    letters: place(name, move),
    ampersand: place(and, move),
    width: Math.ceil((right - left) * unit),
    height: Math.ceil((bottom - top) * unit),
  };
}
