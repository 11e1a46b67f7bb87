import { flank, front } from '../corners';
import { box, mark, panel, round } from '../parts';
import type { Scene } from '../scene';
import type { Vec3 } from '../vector';
import { small } from './small';

const pane = (corners: readonly Vec3[], toward: Vec3) => panel(corners, toward, { glows: true });

/** A lantern on a bracket: where to find someone. */
export const lamp: Scene = small({
  eye: [1.7, -4.6, 0.6],
  heading: 16,
  focal: 180,
  center: [70, 55],
  parts: [
    ...pane(front([-0.42, 0.42], -0.42, [0, 1]), [0, -1, 0]),
    ...pane(flank(0.42, [-0.42, 0.42], [0, 1]), [1, 0, 0]),
    mark(
      [
        [0, -0.43, 0],
        [0, -0.43, 1],
      ],
      1,
    ),
    mark(
      [
        [-0.42, -0.43, 0.5],
        [0.42, -0.43, 0.5],
        [0.43, 0.42, 0.5],
      ],
      1,
    ),
    mark(
      [
        [0.43, 0, 0],
        [0.43, 0, 1],
      ],
      1,
    ),
    ...box([-0.5, 0.5], [-0.5, 0.5], [-0.12, 0]),
    ...box([-0.36, 0.36], [-0.36, 0.36], [-0.24, -0.12]),
    ...box([-0.54, 0.54], [-0.54, 0.54], [1, 1.1]),
    round(
      [0, 0, 1.1],
      [
        [0.5, 0],
        [0.2, 0.3],
        [0.1, 0.36],
        [0.1, 0.46],
        [0, 0.5],
      ],
      { ruling: 'upright' },
    ),
    ...box([-1.5, -0.05], [-0.05, 0.05], [1.58, 1.68]),
    ...box([-0.05, 0.05], [-0.05, 0.05], [1.5, 1.68]),
    ...box([-1.7, -1.5], [-0.3, 0.3], [0.5, 1.95], { ruling: 'upright' }),
  ],
});
