import { box, mark, round } from '../parts';
import type { Scene } from '../scene';
import { range, type Vec3 } from '../vector';
import { disc } from './shapes';
import { small } from './small';

/** A seal with rays: what is official. */
export const seal: Scene = small({
  eye: [-0.6, -6, 0.4],
  heading: -6,
  tilt: -4,
  focal: 215,
  center: [60, 48],
  parts: [
    round(
      [0, 0, 0],
      [
        [1.2, 0],
        [1.2, 0.08],
        [1.1, 0.12],
        [0.84, 0.12],
        [0.8, 0.07],
        [0.74, 0.07],
      ],
      { along: [0, -1, 0], ruling: 'none' },
    ),
    disc([0, -0.06, 0], 0.76, 'viewer', { ruling: 'none' }),
    disc([0, -0.115, 0], 1.1, 'viewer', { ruling: 'none' }),
    ...range(0, 2 * Math.PI - 0.01, Math.PI / 24).map((angle) => {
      const at = (radius: number): Vec3 => [Math.cos(angle) * radius, -0.13, Math.sin(angle) * radius];
      return mark([at(0.86), at(1.08)], 1);
    }),
    ...box([-0.5, 0.5], [-0.2, -0.12], [-0.46, -0.38]),
    ...box([-0.42, 0.42], [-0.2, -0.12], [0.3, 0.4]),
    ...[-0.34, -0.07, 0.2].flatMap((x) => box([x, x + 0.14], [-0.19, -0.12], [-0.38, 0.3], { ruling: 'upright' })),
  ],
});
