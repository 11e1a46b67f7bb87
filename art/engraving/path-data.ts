import type { Stroke } from './stroke';
import type { Vec2 } from './vector';

/** Units per pixel in the file of a plate, whose coordinates are whole numbers of units. */
export const fine = 2;

/** Path data of some strokes in whole `units` per pixel, ordered so that the moves between them are short. */
export function strokeData(strokes: readonly Stroke[], units: number): string {
  const lines = strokes.map(({ points }) => whole(points, units)).filter((line) => line.length > 1);
  let [x, y] = [0, 0];
  return inOrder(lines)
    .map((line) => {
      const moves = line.map((point) => {
        const move = [point[0] - x, point[1] - y] as const;
        [x, y] = point;
        return move;
      });
      // Pairs after the first of a move are lines: no letter is needed for them.
      return `m${moves.map(join).reduce((data, pair) => data + (pair.startsWith('-') ? '' : ' ') + pair)}`;
    })
    .join('');
}

/** Path data of closed outlines. */
export function areaData(outlines: readonly Vec2[][], units: number): string {
  return outlines.map((outline) => `M${whole(outline, units).map(join).join('L')}z`).join('');
}

const join = ([x, y]: Vec2) => `${x}${y < 0 ? '' : ' '}${y}`;

/** Points in whole units, without repetitions. */
function whole(points: readonly Vec2[], units: number): Vec2[] {
  const rounded = points.map(([x, y]): Vec2 => [Math.round(x * units), Math.round(y * units)]);
  return rounded.filter(([x, y], index) => index === 0 || x !== rounded[index - 1]![0] || y !== rounded[index - 1]![1]);
}

/** Each line is followed by the one that begins or ends nearest to its end. */
function inOrder(lines: readonly Vec2[][]): Vec2[][] {
  const rest = [...lines];
  const ordered: Vec2[][] = [];
  let [x, y] = [0, 0];
  const away = (point: Vec2) => Math.abs(point[0] - x) + Math.abs(point[1] - y);
  while (rest.length > 0) {
    let [best, least] = [0, Infinity];
    rest.forEach((line, index) => {
      const near = Math.min(away(line[0]!), away(line.at(-1)!));
      if (near < least) [best, least] = [index, near];
    });
    const found = rest[best]!;
    rest[best] = rest.at(-1)!;
    rest.pop();
    const line = away(found.at(-1)!) < away(found[0]!) ? [...found].reverse() : found;
    ordered.push(line);
    [x, y] = line.at(-1)!;
  }
  return ordered;
}
