import { box, round } from '../parts';
import type { Scene } from '../plate';
import { range } from '../vector';
import { small } from './small';

const ring = (inner: number, outer: number) =>
  range(0, 2 * Math.PI + 0.01, Math.PI / 8).map((angle) => {
    const [middle, thick] = [(inner + outer) / 2, (outer - inner) / 2];
    return [middle + thick * Math.cos(angle), thick * Math.sin(angle)] as const;
  });

/** A key: access to an account. */
export const key: Scene = small({
  eye: [-0.8, -5, 1.3],
  heading: -9,
  tilt: -14,
  focal: 185,
  center: [60, 48],
  parts: [
    round([-1, 0, 0], ring(0.32, 0.56), { along: [0, -1, 0], ruling: 'rings', tone: 0.25 }),
    round(
      [-0.5, 0, 0],
      [
        [0.15, 0],
        [0.15, 0.14],
        [0.085, 0.18],
        [0.085, 1.88],
        [0, 1.9],
      ],
      { along: [1, 0, 0], ruling: 'upright', tone: 0.2 },
    ),
    ...box([0.85, 1.02], [-0.04, 0.04], [-0.48, -0.06]),
    ...box([1.1, 1.3], [-0.04, 0.04], [-0.38, -0.06]),
  ],
});
