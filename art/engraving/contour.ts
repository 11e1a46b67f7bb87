import { simplify } from './stroke';
import type { Vec2 } from './vector';

const smallest = 6;

/** The outlines of the set pixels of a mask, holes included, as closed lines in plate pixels (`fineness` mask pixels each). */
export function outlineMask(
  mask: Uint8Array,
  width: number,
  height: number,
  fineness: number,
  tolerance: number,
): Vec2[][] {
  const set = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x] === 1;
  // Each border between a set and an unset pixel is an arrow with the set pixel on its right.
  const arrows = new Map<number, number[]>();
  const stride = width + 1;
  const arrow = (x0: number, y0: number, x1: number, y1: number) => {
    const from = y0 * stride + x0;
    arrows.set(from, [...(arrows.get(from) ?? []), y1 * stride + x1]);
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!set(x, y)) continue;
      if (!set(x, y - 1)) arrow(x, y, x + 1, y);
      if (!set(x + 1, y)) arrow(x + 1, y, x + 1, y + 1);
      if (!set(x, y + 1)) arrow(x + 1, y + 1, x, y + 1);
      if (!set(x - 1, y)) arrow(x, y + 1, x, y);
    }
  }
  const outlines: Vec2[][] = [];
  for (const start of arrows.keys()) {
    const line: Vec2[] = [];
    for (let at = start; arrows.get(at)?.length;) {
      line.push([(at % stride) / fineness, Math.floor(at / stride) / fineness]);
      at = arrows.get(at)!.pop()!;
    }
    const outline = area(line) > smallest ? close(line, tolerance) : [];
    // A simplified slit may be only a line, which has no area to fill.
    if (outline.length > 2) outlines.push(outline);
  }
  return outlines;
}

/** Simplifies a closed line. It is cut at its two farthest corners, because `simplify` needs lines with ends. */
function close(line: readonly Vec2[], tolerance: number): Vec2[] {
  const sums = line.map(([x, y]) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  const turned = [...line.slice(first), ...line.slice(0, first)];
  const far = turned.map(([x, y]) => Math.hypot(x - turned[0]![0], y - turned[0]![1]));
  const second = far.indexOf(Math.max(...far));
  const there = simplify(turned.slice(0, second + 1), tolerance);
  return [...there.slice(0, -1), ...simplify([...turned.slice(second), turned[0]!], tolerance).slice(0, -1)];
}

const area = (line: readonly Vec2[]) =>
  Math.abs(
    line.reduce((sum, [x, y], index) => {
      const [nx, ny] = line[(index + 1) % line.length]!;
      return sum + (x * ny - nx * y) / 2;
    }, 0),
  );
