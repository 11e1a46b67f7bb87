import { project } from './camera';
import type { Face } from './parts';
import type { Bench } from './scene';
import { shows, type Spot, spotAt, spots } from './see';
import { fading, type Sample, type Stroke, strokesOf } from './stroke';
import { cut, rankOf } from './tone';
import { accident, add, cross, dot, normalize, scale, subtract, unit, up, type Vec3 } from './vector';

/** The lines of a flat surface: parallel in the building, and as close together on the plate as the shade requires. */
export function ruleFace(bench: Bench, face: Face, owner: number): Stroke[] {
  const { finish, normal, corners } = face;
  if (finish.ruling === 'none' || finish.glows || dot(normal, subtract(bench.view.eye, corners[0]!)) <= 0) return [];
  // A wall with an opening consists of several faces, and a line must not stop where two of them meet.
  const runsOn = finish.clip !== undefined && bench.scene.runsOn !== false;
  const owners = finish.clip ? (bench.clipped.get(finish.clip) ?? []) : [owner];
  const along = direction(face);
  const aside = cross(normal, along);
  const pitch = finest(bench, face, owner, along, aside);
  if (pitch === 0) return [];
  const offsets = corners.map((corner) => dot(corner, aside));
  const [first, last] = [Math.ceil(Math.min(...offsets) / pitch), Math.floor(Math.max(...offsets) / pitch)];
  const strokes: Stroke[] = [];
  for (let index = first; index <= last; index += 1) {
    const ends = crossing(corners, aside, index * pitch);
    if (!ends) continue;
    const line = { index, owner, owners, spots: spots(bench, ends[0], ends[1]), next: scale(aside, pitch) };
    const samples = line.spots.map((_, place) => sample(bench, face, line, place));
    strokes.push(...strokesOf(runsOn ? bridge(bench, line.spots, samples, owners) : samples));
  }
  return runsOn ? strokes.map((stroke) => ({ ...stroke, clip: finish.clip })) : strokes;
}

/** The direction of the lines: the given one, else level; on floors and ceilings across the plate. */
export function direction({ normal, finish }: Face): Vec3 {
  const asked = finish.ruling === 'upright' ? up : finish.ruling === 'none' ? undefined : finish.ruling;
  const wanted = asked ?? (Math.abs(normal[2]) > 0.7 ? ([1, 0, 0] as const) : cross(normal, up));
  return normalize(subtract(wanted, scale(normal, dot(wanted, normal))));
}

/** A line: its number among the face's lines, its spots, the parts that it may be seen on, and the way to the next line. */
type Line = { index: number; owner: number; owners: readonly number[]; spots: readonly Spot[]; next: Vec3 };

/** The weight at one spot of a line. */
function sample(bench: Bench, { normal, finish }: Face, line: Line, place: number): Sample {
  const spot = line.spots[place]!;
  const none = { x: spot.x, y: spot.y, weight: -1 };
  const seed = line.index + line.owner * 0.37;
  const kept = fading(bench, spot, seed, 0.95);
  if (kept === 0 || !shows(bench, spot, line.owners, 0)) return none;
  const tone = typeof finish.tone === 'function' ? finish.tone(spot.point) : (finish.tone ?? 0);
  const shade = unit(bench.shading.shade(spot.point, normal) + tone) * kept;
  const spacing = bench.scene.spacing / (finish.density ?? 1);
  const before = line.spots[Math.max(0, place - 1)]!;
  const after = line.spots[Math.min(line.spots.length - 1, place + 1)]!;
  const [nx, ny] = project(bench.view, add(spot.point, line.next));
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const gap = Math.abs((nx - spot.x) * dy - (ny - spot.y) * dx) / Math.max(1e-6, Math.hypot(dx, dy));
  return { ...none, weight: cut(shade, gap, rankOf(line.index), spacing, accident(seed)) };
}

/** Continues a line behind an object in front of its surface, if the line is cut on both sides of the object. */
function bridge(bench: Bench, line: readonly Spot[], samples: readonly Sample[], owners: readonly number[]): Sample[] {
  const bridged = [...samples];
  for (let at = 1; at < line.length; at += 1) {
    if (samples[at - 1]!.weight < 0 || shows(bench, line[at]!, owners, 0)) continue;
    let end = at;
    while (end < line.length && !shows(bench, line[end]!, owners, 0)) end += 1;
    if (end === line.length || samples[end]!.weight < 0) continue;
    for (let hidden = at; hidden < end; hidden += 1)
      bridged[hidden] = { ...samples[hidden]!, weight: samples[at - 1]!.weight };
    at = end;
  }
  return bridged;
}

/** The distance between lines of the finest family that the nearest part of a surface can need; 0 if no part is visible. */
function finest(bench: Bench, { corners, finish }: Face, owner: number, along: Vec3, aside: Vec3): number {
  const [us, vs] = [corners.map((corner) => dot(corner, along)), corners.map((corner) => dot(corner, aside))];
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const origin = subtract(corners[0]!, add(scale(along, us[0]!), scale(aside, vs[0]!)));
  const parts = 24;
  let max = 0;
  for (let at = 0; at < parts * parts; at += 1) {
    const u = u0 + ((u1 - u0) * ((at % parts) + 0.5)) / parts;
    const v = v0 + ((v1 - v0) * (Math.floor(at / parts) + 0.5)) / parts;
    const spot = spotAt(bench, add(origin, add(scale(along, u), scale(aside, v))));
    if (!shows(bench, spot, [owner], 1)) continue;
    const near = project(bench.view, add(spot.point, scale(aside, 0.001)));
    const next = project(bench.view, add(spot.point, scale(along, 0.001)));
    const [dx, dy] = [next[0] - spot.x, next[1] - spot.y];
    const across = Math.abs((near[0] - spot.x) * dy - (near[1] - spot.y) * dx) / Math.max(1e-9, Math.hypot(dx, dy));
    max = Math.max(max, across * 1000);
  }
  return max === 0 ? 0 : 2 ** Math.floor(Math.log2((bench.scene.spacing * 0.8) / (finish.density ?? 1) / max));
}

/** The two points where a plane at `offset` along `aside` cuts the border of a convex surface. */
function crossing(corners: readonly Vec3[], aside: Vec3, offset: number): [Vec3, Vec3] | undefined {
  const points = corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length]!;
    const [a, b] = [dot(from, aside) - offset, dot(to, aside) - offset];
    return a > 0 !== b > 0 ? [add(from, scale(subtract(to, from), a / (a - b)))] : [];
  });
  return points.length === 2 ? [points[0]!, points[1]!] : undefined;
}
