import { front } from '../corners';
import { box, face, mark, round } from '../parts';
import type { Scene } from '../scene';
import { range, type Vec3 } from '../vector';
import { uprightCircle } from './shapes';
import { small } from './small';

const [outer, inner, middle] = [0.4, 0.25, 1.6];
const onBow = (angle: number, radius: number, y: number): Vec3 => [
  Math.cos(angle) * radius,
  y,
  middle + Math.sin(angle) * radius,
];
const step = Math.PI / 12;

/** A key on the wall: private things, and who may use them. */
export const key: Scene = small({
  eye: [1, -5, 1.3],
  heading: 11,
  tilt: -3,
  focal: 196,
  center: [60, 50],
  tolerance: 0.3,
  parts: [
    ...range(0, 2 * Math.PI - 0.01, step).map((angle) =>
      face(
        [
          onBow(angle, inner, -0.06),
          onBow(angle, outer, -0.06),
          onBow(angle + step, outer, -0.06),
          onBow(angle + step, inner, -0.06),
        ],
        [0, -1, 0],
        { ruling: 'none' },
      ),
    ),
    mark(uprightCircle([0, -0.07, middle], outer), 2),
    mark(uprightCircle([0, -0.07, middle], inner), 2),
    round(
      [0, 0, 0.1],
      [
        [0.1, 0],
        [0.1, 0.7],
        [0.16, 0.74],
        [0.16, 0.82],
        [0.1, 0.86],
        [0.1, 1],
        [0.18, 1.06],
        [0.18, 1.1],
      ],
      { tone: 0.12 },
    ),
    ...box([0.08, 0.5], [-0.06, 0.06], [0.16, 0.32], {}, [{ toward: [0, -1, 0], finish: { glows: true } }]),
    ...box([0.08, 0.42], [-0.06, 0.06], [0.42, 0.56], {}, [{ toward: [0, -1, 0], finish: { glows: true } }]),
    round(
      [0, 0.35, middle + inner - 0.06],
      [
        [0.05, 0],
        [0.05, 0.6],
        [0.08, 0.62],
      ],
      { along: [0, -1, 0], ruling: 'none' },
    ),
    face(front([-1.1, 1.1], 0.35, [-0.1, 2.2]), [0, -1, 0], { tone: -0.2 }),
  ],
});
