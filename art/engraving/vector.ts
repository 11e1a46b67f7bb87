/** A point or direction in the building: meters to the right (x), away from the street (y) and up (z). */
export type Vec3 = readonly [number, number, number];

/** A point on the plate: pixels to the right and down. */
export type Vec2 = readonly [number, number];

export const up: Vec3 = [0, 0, 1];

/** The sum of two vectors. */
export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** The vector from `b` to `a`. */
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** `a` made `factor` times as long. */
export const scale = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor];

/** The point that lies at `t` (0 to 1) on the way from `a` to `b`. */
export const mix = (a: Vec3, b: Vec3, t: number): Vec3 => add(a, scale(subtract(b, a), t));

/** The scalar product. */
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The vector product, which is perpendicular to both. */
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The length of a vector. */
export const length = (a: Vec3): number => Math.sqrt(dot(a, a));

/** The same direction with length 1. */
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / (length(a) || 1));

/** The middle of some points. */
export const middle = (points: readonly Vec3[]): Vec3 => scale(points.reduce(add), 1 / points.length);

/** `value` kept between 0 and 1. */
export const unit = (value: number): number => Math.min(1, Math.max(0, value));

/** Numbers from `from`, `step` apart, up to `to`. */
export const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step + 1e-6) + 1) }, (_, index) => from + index * step);

/** A number from 0 to 1 that looks random and is the same for the same `seed` on each run. */
export function accident(seed: number): number {
  let h = Math.imul(Math.round(seed * 1009) ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}
