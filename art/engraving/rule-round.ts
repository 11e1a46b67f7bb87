import { onRound, type Round } from './parts';
import type { Bench } from './scene';
import { inSight, shows, type Spot, spotAt } from './see';
import { fading, type Sample, type Stroke, strokesOf } from './stroke';
import { cut, rankOf } from './tone';
import { accident, add, dot, normalize, scale, subtract, unit, type Vec3 } from './vector';

type Place = { angle: number; radius: number; height: number; slope: readonly [number, number] };

/** The lines of a turned surface: along its axis, gathered in flutes, or in rings about it. */
export function ruleRound(bench: Bench, part: Round, owner: number): Stroke[] {
  if (part.ruling === 'none') return [];
  const { view, scene } = bench;
  const radius = Math.max(...part.profile.map(([r]) => r));
  const away = dot(subtract(part.foot, view.eye), view.forward);
  const pixels = (view.focal / Math.max(0.3, away)) * radius;
  if (pixels < 2) return [];
  return part.ruling === 'rings' ? rings(bench, part, owner) : meridians(bench, part, owner, pixels / scene.spacing);
}

function meridians(bench: Bench, part: Round, owner: number, radiusInSpacings: number): Stroke[] {
  const wanted = 2 * Math.PI * radiusInSpacings * 1.4;
  const base = part.flutes || 16;
  const perFlute = 2 ** Math.max(0, Math.ceil(Math.log2(wanted / base)));
  const count = base * perFlute;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    // Within a flute the surface turns the other way: its left side looks right.
    const within = part.flutes ? (index % perFlute) / perFlute - 0.5 : 0;
    const turn = index % perFlute === 0 ? 0 : -within * 1.5;
    const rank = part.flutes && index % perFlute === 0 ? Math.log2(perFlute) + 1 : rankOf(index);
    const places = part.profile.slice(1).flatMap(([r1, h1], at): Place[] => {
      const [r0, h0] = part.profile[at]!;
      return Array.from({ length: 25 }, (_, step) => {
        const [t, slope] = [step / 24, [r1 - r0, h1 - h0] as const];
        return { angle, radius: r0 + (r1 - r0) * t, height: h0 + (h1 - h0) * t, slope };
      });
    });
    const next = (place: Place) => onRound(part, angle + (2 * Math.PI) / count, place.radius, place.height);
    return drawn(bench, part, owner, { index, rank, turn, places, next });
  }).flat();
}

function rings(bench: Bench, part: Round, owner: number): Stroke[] {
  const { view, scene } = bench;
  const away = Math.max(0.3, dot(subtract(part.foot, view.eye), view.forward));
  const pitch = 2 ** Math.floor(Math.log2((scene.spacing * 0.8 * away) / view.focal));
  return part.profile.slice(1).flatMap(([r1, h1], at) => {
    const [r0, h0] = part.profile[at]!;
    const count = Math.floor(Math.hypot(r1 - r0, h1 - h0) / pitch);
    return Array.from({ length: count }, (_, index) => {
      const t = (index + 0.5) / count;
      const [radius, height] = [r0 + (r1 - r0) * t, h0 + (h1 - h0) * t];
      const places = Array.from({ length: 97 }, (_, step): Place => {
        return { angle: (step * 2 * Math.PI) / 96, radius, height, slope: [r1 - r0, h1 - h0] };
      });
      const next = ({ angle }: Place) => onRound(part, angle, radius + (r1 - r0) / count, height + (h1 - h0) / count);
      return drawn(bench, part, owner, { index, rank: rankOf(index + 1), turn: 0, places, next });
    }).flat();
  });
}

/** A line of a turned surface. */
type Line = {
  index: number;
  rank: number;
  /** How far the surface is turned aside within a flute, in radians. */
  turn: number;
  places: readonly Place[];
  /** The point beside a place on the next line. */
  next: (place: Place) => Vec3;
};

/** Samples one line. */
function drawn(bench: Bench, part: Round, owner: number, { index, rank, turn, places, next }: Line): Stroke[] {
  const seed = index + owner * 0.37;
  const samples = places.map((place): Sample => {
    const spot = spotAt(bench, onRound(part, place.angle, place.radius, place.height));
    const none = { x: spot.x, y: spot.y, weight: -1 };
    const outward = normalOf(part, place, 0);
    if (dot(outward, subtract(bench.view.eye, spot.point)) <= 0) return none;
    const kept = fading(bench, spot, seed, 0.95);
    if (kept === 0 || !onSurface(bench, spot, owner, place.radius)) return none;
    const shade = unit(bench.shading.shade(spot.point, normalOf(part, place, turn)) + part.tone) * kept;
    const beside = spotAt(bench, next(place));
    const gap = Math.hypot(beside.x - spot.x, beside.y - spot.y);
    return { ...none, weight: cut(shade, gap, rank, bench.scene.spacing, accident(seed)) };
  });
  const [from, to] = [samples[0]!, samples.at(-1)!];
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  // Short remnants of long lines are left out, but all lines of a coin are short.
  return strokesOf(samples, 0.5, part.ruling === 'rings' ? 4 : Math.min(14, whole * 0.4));
}

/** Whether a turned surface is visible at a spot, with its near side. */
export function onSurface(bench: Bench, spot: Spot, owner: number, radius: number): boolean {
  return shows(bench, spot, [owner], 1) && inSight(bench, spot, 0.002 + (0.2 * radius) / Math.max(0.1, spot.z));
}

function normalOf(part: Round, { angle, slope: [dr, dh] }: Place, turn: number): Vec3 {
  const [x, y, z] = part.axes;
  const flat = add(scale(x, Math.cos(angle + turn)), scale(y, Math.sin(angle + turn)));
  return normalize(add(scale(flat, dh), scale(z, -dr)));
}
