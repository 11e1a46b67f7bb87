import { front } from '../corners';
import { box, face, mark, type Part } from '../parts';
import { litOpening, wall } from '../building';
import type { Scene } from '../scene';
import { enlarged } from './small';

const door = { from: -0.62, to: 0.62, foot: 0, head: 2.5 };

const frame: Part[] = [
  // Wider than what is drawn of it, so that no light passes beside the door.
  ...wall([-4, 4], 0, [-2, 4], door, { ruling: 'none' }),
  ...box([-0.86, -0.62], [-0.1, 0], [0, 2.5], { ruling: 'none' }),
  ...box([0.62, 0.86], [-0.1, 0], [0, 2.5], { ruling: 'upright', tone: 0.1 }),
  ...box([-0.86, 0.86], [-0.1, 0], [2.5, 2.78], { ruling: 'none' }),
  ...box([-1.06, 1.06], [-0.3, 0], [2.78, 3], { ruling: 'none' }),
  ...box([-1.05, 1.05], [-0.6, 0.4], [-0.18, 0], { ruling: 'none', receives: true }),
  ...box([-1.25, 1.25], [-0.95, 0.4], [-0.36, -0.18], { ruling: 'none', receives: true }),
];

const scene: Omit<Scene, 'parts'> = {
  width: 56 * enlarged,
  height: 72 * enlarged,
  camera: { eye: [-1.7, -7, 1.3], heading: -13, focal: 140 * enlarged, center: [29 * enlarged, 35 * enlarged] },
  lighting: {
    sun: [-0.7, -0.6, 0.6],
    sunlight: 1,
    ambient: 0.1,
    sky: 0.1,
    lamp: { at: [-0.3, 3, 2], toward: [0, -1, 0], strength: 1, reach: 3 },
  },
  spacing: 2.5 * enlarged,
};

/** A door that is shut, for rows of links. */
export const doorShut: Scene = {
  ...scene,
  parts: [
    ...frame,
    face(front([-0.62, 0.62], 0.1, [0, 2.5]), [0, -1, 0], { ruling: 'none' }),
    mark(
      [
        [0, 0.1, 0],
        [0, 0.1, 2.5],
      ],
      1,
    ),
    ...[-0.5, 0.12].flatMap((x) =>
      [
        [0.2, 1],
        [1.25, 2.3],
      ].map(([foot, head]) =>
        mark(
          [
            [x, 0.1, foot!],
            [x + 0.38, 0.1, foot!],
            [x + 0.38, 0.1, head!],
            [x, 0.1, head!],
            [x, 0.1, foot!],
          ],
          0,
        ),
      ),
    ),
  ],
};

/** The same door open and lit, for the row that is pointed at. */
export const doorLit: Scene = {
  ...scene,
  parts: [...frame, litOpening(door, 0.2)],
};
