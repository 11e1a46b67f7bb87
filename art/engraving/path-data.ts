import type { Stroke } from './stroke';
import type { Vec2 } from './vector';

/** Units per pixel in the file of a plate, whose coordinates are whole numbers of units. */
export const fine = 2;

/** Path data of some strokes in whole units, ordered so that the moves between them are short. */
export function strokeData(strokes: readonly Stroke[]): string {
  const lines = strokes.map(({ points }) => whole(points)).filter((line) => line.length > 1);
  let end: Vec2 = [0, 0];
  return inOrder(lines)
    .map((line) => {
      const data = moves(line, end);
      end = line.at(-1)!;
      return data;
    })
    .join('');
}

/** Path data of closed outlines in whole units. */
export function areaData(outlines: readonly Vec2[][]): string {
  let start: Vec2 = [0, 0];
  return outlines
    .map((outline) => {
      const points = whole(outline);
      const data = `${moves(points, start)}z`;
      start = points[0]!;
      return data;
    })
    .join('');
}

/** A relative move from `from` to the first point, and lines to the others, which need no letter of their own. */
function moves(points: readonly Vec2[], from: Vec2): string {
  let [x, y] = from;
  const pairs = points.map((point) => {
    const pair = join([point[0] - x, point[1] - y]);
    [x, y] = point;
    return pair;
  });
  return `m${pairs.reduce((data, pair) => data + (pair.startsWith('-') ? '' : ' ') + pair)}`;
}

const join = ([x, y]: Vec2) => `${x}${y < 0 ? '' : ' '}${y}`;

/** Points in whole units, without repetitions. */
function whole(points: readonly Vec2[]): Vec2[] {
  const rounded = points.map(([x, y]): Vec2 => [Math.round(x * fine), Math.round(y * fine)]);
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
