import { level } from '../corners';
import { face, mark, prism, round } from '../parts';
import type { Scene } from '../scene';
import { disc } from './shapes';
import { small } from './small';

/** A sealed letter: mail and notices. */
export const envelope: Scene = small({
  eye: [0.9, -4, 2.7],
  heading: 12,
  tilt: -32,
  focal: 176,
  center: [60, 50],
  parts: [
    ...prism(level([-1.2, 1.2], [-0.8, 0.8], 0), [0, 0, 0.1], {}, [{ toward: [0, 0, 1], finish: { ruling: 'none' } }]),
    mark(
      [
        [-1.2, 0.8, 0.11],
        [0, -0.12, 0.11],
        [1.2, 0.8, 0.11],
      ],
      2,
    ),
    mark(
      [
        [-1.2, -0.8, 0.11],
        [-0.22, 0.05, 0.11],
      ],
      1,
    ),
    mark(
      [
        [1.2, -0.8, 0.11],
        [0.22, 0.05, 0.11],
      ],
      1,
    ),
    round(
      [0, -0.1, 0.1],
      [
        [0.24, 0],
        [0.24, 0.05],
        [0.2, 0.07],
      ],
      { ruling: 'none' },
    ),
    disc([0, -0.1, 0.17], 0.2, 'up', { glows: true }),
    face(level([-1.5, 1.9], [-1.1, 1.1], 0), [0, 0, 1], { tone: -0.1 }),
  ],
});
