import { box, mark, round } from '../parts';
import type { Scene } from '../scene';
import { circle, disc, uprightCircle } from './shapes';
import { small } from './small';

/** A telephone on a stand, its receiver on the hook: to call, or to be called. */
export const telephone: Scene = small({
  eye: [1.5, -5, 1.7],
  heading: 15.5,
  tilt: -8,
  focal: 196,
  center: [58, 48],
  tolerance: 0.3,
  parts: [
    round(
      [0, 0, 0],
      [
        [0.66, 0],
        [0.66, 0.1],
        [0.5, 0.17],
        [0.16, 0.28],
        [0.1, 0.36],
        [0.09, 1.4],
        [0.15, 1.46],
        [0.15, 1.74],
        [0.06, 1.8],
      ],
      { tone: 0.12 },
    ),
    mark(circle([0, 0, 0.17], 0.5), 0),
    disc([0, -0.525, 1.6], 0.36, 'viewer', { ruling: 'none' }),
    mark(uprightCircle([0, -0.53, 1.6], 0.36), 2),
    disc([0, -0.535, 1.6], 0.25, 'viewer', { glows: true }),
    mark(uprightCircle([0, -0.54, 1.6], 0.25), 1),
    ...box([-0.62, -0.1], [-0.035, 0.035], [1.46, 1.53], { ruling: 'none' }),
    round(
      [-0.56, 0, 0.6],
      [
        [0.2, 0],
        [0.21, 0.07],
        [0.12, 0.22],
        [0.1, 0.3],
        [0.09, 0.9],
        [0.15, 0.96],
        [0.15, 1.04],
      ],
      { tone: 0.2 },
    ),
    mark(
      [
        [-0.56, -0.1, 1.64],
        [-0.8, -0.1, 1.5],
        [-0.92, -0.1, 1],
        [-0.9, -0.1, 0.4],
        [-0.66, -0.1, 0.08],
      ],
      1,
    ),
  ],
});
