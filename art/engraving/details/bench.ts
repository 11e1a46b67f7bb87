import { level } from '../corners';
import { box, face } from '../parts';
import type { Scene } from '../scene';
import { range } from '../vector';
import { small } from './small';

/** A bench: people. */
export const bench: Scene = small({
  eye: [2.4, -5.2, 1.9],
  heading: 24,
  tilt: -10,
  focal: 172,
  center: [58, 44],
  parts: [
    ...range(0, 2, 1).flatMap((index) => box([-1.5, 1.5], [0.24 * index, 0.24 * index + 0.2], [0.82, 0.9])),
    ...[0, 1].flatMap((index) => box([-1.5, 1.5], [0.78, 0.84], [1.08 + 0.3 * index, 1.3 + 0.3 * index])),
    ...[-1.3, 1.14].flatMap((x) => [
      ...box([x, x + 0.16], [0.06, 0.2], [0, 0.82], { ruling: 'upright' }),
      ...box([x, x + 0.16], [0.66, 0.78], [0, 1.66], { ruling: 'upright' }),
      ...box([x, x + 0.16], [0.06, 0.78], [0.7, 0.82]),
    ]),
    face(level([-1.9, 1.9], [-0.5, 1.2], 0), [0, 0, 1]),
  ],
});
