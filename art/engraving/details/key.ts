import { box, mark, round } from '../parts';
import type { Scene } from '../scene';
import { range, type Vec3 } from '../vector';
import { small } from './small';

/** An upright circle about the bow of the key, or the part of it between two angles in degrees. */
const arc = (radius: number, from = 0, to = 360): Vec3[] =>
  range(from, to, 6).map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return [-1 + Math.cos(turn) * radius, 0, Math.sin(turn) * radius];
  });

/** A key: access to an account. */
export const key: Scene = small({
  eye: [-0.8, -5, 1.3],
  heading: -9,
  tilt: -14,
  focal: 185,
  center: [60, 48],
  parts: [
    mark(arc(0.58), 3),
    mark(arc(0.3), 2),
    ...range(0, 3, 1).map((index) => mark(arc(0.35 + 0.06 * index, -115 - 6 * index, 20), 1)),
    mark(arc(0.35, 40, 170), 1),
    round(
      [-0.5, 0, 0],
      [
        [0.15, 0],
        [0.15, 0.14],
        [0.085, 0.18],
        [0.085, 1.88],
        [0, 1.9],
      ],
      { along: [1, 0, 0], ruling: 'upright', tone: 0.45 },
    ),
    ...box([0.85, 1.02], [-0.04, 0.04], [-0.48, -0.06]),
    ...box([1.1, 1.3], [-0.04, 0.04], [-0.38, -0.06]),
  ],
});
