import type { Vec3 } from './vector';

type Extent = readonly [number, number];

/** The corners of a level rectangle at height `z`. */
export const level = ([x0, x1]: Extent, [y0, y1]: Extent, z: number): Vec3[] => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

/** The corners of an upright rectangle at depth `y`, such as a wall that faces the viewer. */
export const front = ([x0, x1]: Extent, y: number, [z0, z1]: Extent): Vec3[] => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];

/** The corners of an upright rectangle at `x`, such as a wall that leads away from the viewer. */
export const flank = (x: number, [y0, y1]: Extent, [z0, z1]: Extent): Vec3[] => [
  [x, y0, z0],
  [x, y1, z0],
  [x, y1, z1],
  [x, y0, z1],
];
