import type { Contour, Curve, Point } from './outline';

export type Segment = { type: 'line' | 'quadratic'; points: readonly Point[] };

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const plus = (a: Point, b: Point, k: number): Point => [a[0] + b[0] * k, a[1] + b[1] * k];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];
const unit = (a: Point): Point => [a[0] / Math.hypot(...a), a[1] / Math.hypot(...a)];
const turn = (a: Point, b: Point) => Math.abs(Math.atan2(a[0] * b[1] - a[1] * b[0], dot(a, b)));

type Quadratic = readonly [Point, Point, Point];

const pointOn = ([a, b, c]: Quadratic, t: number): Point => {
  const s = 1 - t;
  return [s * s * a[0] + 2 * s * t * b[0] + t * t * c[0], s * s * a[1] + 2 * s * t * b[1] + t * t * c[1]];
};
const weights = (t: number) => {
  const s = 1 - t;
  return [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3] as const;
};

/** The cubic that has the ends and end tangents of `run` and is nearest to it, and its greatest distance from it. */
function fit(run: readonly Quadratic[]): { curve: Curve; error: number } {
  const [first, last] = [run[0]!, run.at(-1)!];
  const [from, to] = [first[0], last[2]];
  const [leave, arrive] = [unit(minus(first[1], from)), unit(minus(last[1], to))];
  const samples = run.flatMap((piece) => Array.from({ length: 8 }, (_, i) => pointOn(piece, (i + 1) / 8)));
  const lengths = samples.map((point, i) => Math.hypot(...minus(point, samples[i - 1] ?? from)));
  const total = lengths.reduce((a, b) => a + b);
  let walked = 0;
  const ts = lengths.map((length) => (walked += length) / total);
  let best: { curve: Curve & { type: 'cubic' }; error: number } | undefined;
  for (let pass = 0; pass < 6; pass++) {
    let [aa, ab, bb, ax, bx] = [0, 0, 0, 0, 0];
    samples.forEach((point, i) => {
      const [w0, w1, w2, w3] = weights(ts[i]!);
      const rest = minus(point, [from[0] * (w0 + w1) + to[0] * (w2 + w3), from[1] * (w0 + w1) + to[1] * (w2 + w3)]);
      const [va, vb]: [Point, Point] = [
        [leave[0] * w1, leave[1] * w1],
        [arrive[0] * w2, arrive[1] * w2],
      ];
      aa += dot(va, va);
      ab += dot(va, vb);
      bb += dot(vb, vb);
      ax += dot(va, rest);
      bx += dot(vb, rest);
    });
    const det = aa * bb - ab * ab;
    const [alpha, beta] = [(ax * bb - bx * ab) / det, (bx * aa - ax * ab) / det];
    const [c1, c2] = [plus(from, leave, alpha), plus(to, arrive, beta)];
    const at = (t: number): Point => {
      const w = weights(t);
      return [0, 1].map((k) => from[k]! * w[0] + c1[k]! * w[1] + c2[k]! * w[2] + to[k]! * w[3]) as unknown as Point;
    };
    const nearest = samples.map((point, i) => {
      const near = Array.from({ length: 41 }, (_, k) => Math.min(1, Math.max(0, ts[i]! + (k - 20) / 400)));
      return near
        .map((t) => ({ t, far: Math.hypot(...minus(at(t), point)) }))
        .reduce((a, b) => (b.far < a.far ? b : a));
    });
    nearest.forEach(({ t }, i) => (ts[i] = t));
    const error = alpha > 0 && beta > 0 ? Math.max(...nearest.map(({ far }) => far)) : Infinity;
    if (!best || error < best.error) best = { curve: { type: 'cubic', c1, c2, to }, error };
  }
  return best!;
}

/** TrueType's many quadratic pieces as few cubics, none farther than `tolerance` from the outline. */
export function smooth(start: Point, segments: readonly Segment[], tolerance: number): Contour {
  const curves: Curve[] = [];
  let pen = start;
  for (let index = 0; index < segments.length;) {
    const { type, points } = segments[index]!;
    if (type === 'line') {
      pen = points[0]!;
      curves.push({ type, to: pen });
      index++;
      continue;
    }
    const run: Quadratic[] = [[pen, points[0]!, points[1]!]];
    let chosen = fit(run);
    let taken = 1;
    for (let next = index + 1; segments[next]?.type === 'quadratic'; next++) {
      const before = run.at(-1)!;
      const [control, to] = segments[next]!.points as [Point, Point];
      if (turn(minus(before[2], before[1]), minus(control, before[2])) > 0.12) break;
      run.push([before[2], control, to]);
      const candidate = fit(run);
      if (candidate.error > tolerance) continue;
      [chosen, taken] = [candidate, run.length];
    }
    curves.push(chosen.curve);
    pen = chosen.curve.to;
    index += taken;
  }
  return { start, curves };
}
