import { face, mark, round } from '../parts';
import type { Scene } from '../scene';
import type { Vec3 } from '../vector';
import { disc } from './shapes';
import { small } from './small';

/** A point on the glass as it is seen from the front. */
const before = (x: number, z: number): Vec3 => [x, -0.47, z];

/** An hourglass whose sand has run out: terms that end. */
export const hourglass: Scene = small({
  eye: [0.9, -5, 2],
  heading: 10,
  tilt: -11,
  focal: 190,
  center: [60, 47],
  tolerance: 0.3,
  parts: [
    round(
      [0, 0, 0],
      [
        [0.74, 0],
        [0.74, 0.1],
        [0.6, 0.16],
      ],
      { ruling: 'rings', tone: 0.1 },
    ),
    disc([0, 0, 0.16], 0.6, 'up', { ruling: 'none' }),
    round(
      [0, 0, 1.9],
      [
        [0.6, 0],
        [0.74, 0.06],
        [0.74, 0.16],
      ],
      { ruling: 'rings', tone: 0.1 },
    ),
    disc([0, 0, 2.06], 0.74, 'up', { ruling: 'none' }),
    ...[-0.6, 0.6].map((x) =>
      round(
        [x, -0.1, 0.14],
        [
          [0.06, 0],
          [0.06, 1.78],
        ],
        { tone: 0.25 },
      ),
    ),
    round(
      [0, 0, 0.16],
      [
        [0.12, 0],
        [0.4, 0.1],
        [0.45, 0.34],
        [0.34, 0.6],
        [0.05, 0.83],
        [0.05, 0.91],
        [0.34, 1.14],
        [0.45, 1.4],
        [0.4, 1.64],
        [0.12, 1.74],
      ],
      { ruling: 'none' },
    ),
    face([before(-0.36, 0.28), before(0.36, 0.28), before(0.3, 0.5), before(0, 0.68), before(-0.3, 0.5)], [0, -1, 0], {
      glows: true,
    }),
    face([before(-0.2, 1.26), before(0.2, 1.26), before(0, 1.06)], [0, -1, 0], { tone: 0.55 }),
    mark([before(0, 1.06), before(0, 0.68)], 0),
  ],
});
