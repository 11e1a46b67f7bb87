import { gold, ink } from '@/lib/brand-colors';
import { bounds, pathData, place, type Point, polygon } from './outline';
import { wovenW } from './woven-w';

/** The woven W of the wordmark, taller, on the two steps of a stylobate: for 180 px and more. */
const large = wovenW({
  height: 780,
  thick: 124,
  thin: 52,
  span: 672,
  lean: 282,
  foot: 66,
  step: 312,
  gap: 26,
  slab: 38,
  overhang: 56,
  wedge: 15,
});
const steps = [polygon(step(0, 78, 16)), polygon(step(-58, 126, 16))];

/** The W for browser tabs, without the steps; at `share` 7/8 its slabs and feet are on whole pixels at 16 px. */
const small = wovenW({
  height: 818,
  thick: 142,
  thin: 86,
  span: 740,
  lean: 300,
  foot: 108,
  step: 318,
  gap: 58,
  slab: 82,
  overhang: 44,
  wedge: 0,
});

/** A step below the feet, whose left end is at `x` and which extends as far to the right. */
function step(x: number, y: number, height: number): Point[] {
  const [left, right] = [x - 56, 312 + 672 + 56 - x];
  return [
    [left, y],
    [right, y],
    [right, y + height],
    [left, y + height],
  ];
}

export type IconShape = {
  /** Side of the square. */
  size: number;
  /** Width of the mark as a fraction of `size`. */
  share: number;
  radius?: number;
  forTabs?: boolean;
};

/** The monogram, gold on ink, as an SVG file. */
export function iconSvg({ size, share, radius = 0, forTabs = false }: IconShape): string {
  const mark = forTabs ? small : [...large, ...steps];
  const { left, top, right, bottom } = bounds(mark);
  const scale = (size * share) / (right - left);
  const x = (size - (left + right) * scale) / 2;
  const y = (size - (top + bottom) * scale) / 2;
  const path = pathData(place(mark, { x, y, scale }), 20);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}"${radius ? ` rx="${radius}"` : ''} fill="${ink}"/><path fill="${gold}" d="${path}"/></svg>\n`;
}
