import { mark, type Part, round } from '../parts';
import type { Scene } from '../scene';
import { range } from '../vector';
import { circle, disc } from './shapes';
import { ground, small } from './small';

const stack = (x: number, y: number, count: number, finish = {}): Part[] => [
  ...range(0, count - 1, 1).map((index) =>
    round(
      [x, y, index * 0.17],
      [
        [0.46, 0],
        [0.46, 0.16],
      ],
      { tone: -0.02 },
    ),
  ),
  disc([x, y, (count - 1) * 0.17 + 0.165], 0.46, 'up', finish),
  mark(circle([x, y, (count - 1) * 0.17 + 0.17], 0.46), 2),
  mark(circle([x, y, (count - 1) * 0.17 + 0.17], 0.34), 0),
];

/** Coins: money. */
export const coins: Scene = small({
  eye: [0.6, -5, 2.6],
  heading: 7,
  tilt: -22,
  focal: 196,
  center: [58, 52],
  tolerance: 0.5,
  parts: [
    ...stack(-0.95, 0.1, 3, { ruling: 'none' }),
    ...stack(0.05, 0.2, 6, { glows: true }),
    ...stack(1.0, -0.1, 5, { ruling: 'none' }),
    ground(),
  ],
});
