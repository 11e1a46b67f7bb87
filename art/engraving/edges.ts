import { type Edge, type Mark, onRound, type Round } from './parts';
import { onSurface } from './rule-round';
import type { Bench } from './scene';
import { inSight, shows, type Spot, spotAt, spots } from './see';
import { fading, insideness, type Sample, type Stroke, strokesOf } from './stroke';
import { dot, subtract, type Vec3 } from './vector';

const [fine, medium, heavy] = [0, 1, 2];

/** An edge between two surfaces: heavy where the body ends and the background begins, else medium; fine far away. */
export function drawEdge(bench: Bench, { from, to, faces }: Edge): Stroke[] {
  const seen = faces.filter(({ normal, corners }) => dot(normal, subtract(bench.view.eye, corners[0]!)) > 0);
  if (seen.length === 0) return [];
  const owners = seen.map((face) => bench.places.get(face) ?? -1);
  const weight = faces.length === 2 && seen.length === 1 ? heavy : medium;
  return draw(bench, spots(bench, from, to), weight, (spot) => shows(bench, spot, owners, 1));
}

/** A line along points that lie on surfaces. */
export function drawMark(bench: Bench, { points, weight, within }: Mark): Stroke[] {
  const line = points.slice(1).flatMap((to, index) => spots(bench, points[index]!, to));
  return draw(
    bench,
    line,
    weight,
    (spot) => inSight(bench, spot, 0.004) && !(within && insideness(bench.scene, spot) < 0.8),
  );
}

/** The outlines of a turned body: its two sides, and a ring where its profile has a corner. */
export function drawRound(bench: Bench, part: Round, owner: number): Stroke[] {
  const on = (radius: number) => (spot: Spot) => onSurface(bench, spot, owner, radius);
  const sides = (endOn(bench, part) ? [] : [-1, 1]).flatMap((side) => {
    const line = part.profile.slice(1).flatMap(([r1, h1], index) => {
      const [r0, h0] = part.profile[index]!;
      return Array.from({ length: 25 }, (_, step) => {
        const [radius, height] = [r0 + ((r1 - r0) * step) / 24, h0 + ((h1 - h0) * step) / 24];
        return spotAt(bench, rim(bench, part, radius, height, side));
      });
    });
    return draw(bench, line, heavy, on(Math.max(...part.profile.map(([r]) => r))));
  });
  const corners = part.profile.filter((_, index) => isCorner(part, index));
  const rings = corners.flatMap(([radius, height]) => {
    const line = Array.from({ length: 97 }, (_, step) => {
      return spotAt(bench, onRound(part, (step * 2 * Math.PI) / 96, radius, height));
    });
    return draw(bench, line, medium, on(radius));
  });
  return [...sides, ...rings];
}

/** Whether a turned body is seen along its axis, where its rings are all of its outline. */
function endOn(bench: Bench, part: Round): boolean {
  const way = subtract(bench.view.eye, part.foot);
  const aside = Math.hypot(dot(way, part.axes[0]), dot(way, part.axes[1]));
  return aside < Math.max(...part.profile.map(([radius]) => radius));
}

/** The point of a turned body's outline at a height: on its left (-1) or right (1). */
function rim(bench: Bench, part: Round, radius: number, height: number, side: number): Vec3 {
  const way = subtract(bench.view.eye, onRound(part, 0, 0, height));
  const [x, y] = [dot(way, part.axes[0]), dot(way, part.axes[1])];
  const open = Math.acos(Math.min(1, radius / Math.max(1e-6, Math.hypot(x, y))));
  // A little to the near side, so that the point lies on the body.
  return onRound(part, Math.atan2(y, x) + side * Math.max(0, open - 0.02), radius, height);
}

function isCorner(part: Round, index: number): boolean {
  const [before, here, after] = [part.profile[index - 1], part.profile[index]!, part.profile[index + 1]];
  if (!before || !after) return here[0] > 0;
  const [a, b] = [
    Math.atan2(here[0] - before[0], here[1] - before[1]),
    Math.atan2(after[0] - here[0], after[1] - here[1]),
  ];
  return Math.abs(a - b) > 0.45;
}

function draw(bench: Bench, line: readonly Spot[], weight: number, visible: (spot: Spot) => boolean): Stroke[] {
  const { far = Infinity } = bench.scene;
  const seed = (line[0]?.x ?? 0) + (line[0]?.y ?? 0);
  const samples = line.map((spot): Sample => {
    const cutHere = fading(bench, spot, seed, 0.6) > 0 && visible(spot);
    return { x: spot.x, y: spot.y, weight: cutHere ? Math.max(fine, spot.z > far ? weight - 1 : weight) : -1 };
  });
  return strokesOf(samples, bench.scene.tolerance ?? 0.5, 4);
}
