import type { Bench } from './scene';
import type { Spot } from './see';
import { accident, unit, type Vec2 } from './vector';

/** A line on the plate, in pixels, cut with a burin of weight 0 (finest) to 3. */
export type Stroke = { points: Vec2[]; weight: number; clip?: string };

/** A point of a line with the line's weight there; -1 where the line is not cut. */
export type Sample = { x: number; y: number; weight: number };

const shortestHatch = 9;
const shortestPiece = 70;

const distance = (a: Sample, b: Sample) => Math.hypot(a.x - b.x, a.y - b.y);

/** Cuts a sampled line into strokes of one weight each; pieces that are too short to look like strokes are left out. */
export function strokesOf(samples: readonly Sample[], tolerance = 0.35, shortest = shortestHatch): Stroke[] {
  const strokes: Stroke[] = [];
  let start = 0;
  while (start < samples.length) {
    if (samples[start]!.weight < 0) {
      start += 1;
      continue;
    }
    let end = start;
    while (end + 1 < samples.length && samples[end + 1]!.weight >= 0) end += 1;
    const run = samples.slice(start, end + 1);
    if (extent(run) >= shortest) strokes.push(...pieces(run, tolerance));
    start = end + 1;
  }
  return strokes;
}

const extent = (run: readonly Sample[]) => run.reduce((most, sample) => Math.max(most, distance(run[0]!, sample)), 0);

/** Splits a run where its weight changes, unless the piece before or after would be too short. */
function pieces(run: readonly Sample[], tolerance: number): Stroke[] {
  const strokes: Stroke[] = [];
  const last = run.length - 1;
  let start = 0;
  while (start < last) {
    const weight = run[start]!.weight;
    let end = start + 1;
    while (end < last && (run[end]!.weight === weight || distance(run[start]!, run[end]!) < shortestPiece)) end += 1;
    if (distance(run[end]!, run[last]!) < shortestPiece) end = last;
    const piece = run.slice(start, end + 1);
    const weights = piece.map((sample) => sample.weight).sort((a, b) => a - b);
    strokes.push({
      points: simplify(
        piece.map(({ x, y }) => [x, y]),
        tolerance,
      ),
      weight: weights[weights.length >> 1]!,
    });
    start = end;
  }
  return strokes;
}

/** Fewer of the points, whose line stays within `tolerance` pixels of all of them. */
export function simplify(points: readonly Vec2[], tolerance: number): Vec2[] {
  if (points.length < 3) return [...points];
  const [a, b] = [points[0]!, points.at(-1)!];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const span = Math.hypot(dx, dy);
  let [worst, at] = [0, 0];
  points.forEach(([x, y], index) => {
    const off = span > 1e-9 ? Math.abs((x - a[0]) * dy - (y - a[1]) * dx) / span : Math.hypot(x - a[0], y - a[1]);
    if (off > worst) [worst, at] = [off, index];
  });
  if (worst <= tolerance) return [a, b];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

/** How much of the shade is left far away and near the sides, where lines end; 0 after the end of a line. `seed` staggers the ends. */
export function fading({ scene }: Bench, spot: Spot, seed: number, firmness: number): number {
  const kept = insideness(scene, spot);
  if (kept <= 0.12 || (kept < 1 && kept < accident(seed) * firmness)) return 0;
  const { from, to, left: pale } = scene.air ?? { from: 0, to: 1, left: 1 };
  return Math.sqrt(kept) * (1 - (1 - pale) * unit((spot.z - from) / (to - from)));
}

/** From 0 at a side of the plate where lines end to 1 where none of them has ended. */
export function insideness(scene: Bench['scene'], { x, y }: { x: number; y: number }): number {
  const { left = 0, right = 0, top = 0, bottom = 0 } = scene.dissolve ?? {};
  const inside = (distanceToSide: number, width: number) => (width > 0 ? Math.min(1, distanceToSide / width) : 1);
  return Math.min(inside(x, left), inside(scene.width - x, right), inside(y, top), inside(scene.height - y, bottom));
}
