import { litOpening, wall } from '../building';
import { level } from '../corners';
import { box, face, mark, type Part } from '../parts';
import type { Scene } from '../scene';
import { range } from '../vector';

const door = { from: -0.8, to: 0.8, foot: 0, head: 3 };
const order = 3.4;

/** In this night picture the lines are rays of light: they leave the door on both sides, alternately long and short, within an ellipse. */
const rays: Part[] = range(0.06, order, 0.068).flatMap((height, row) => {
  const reach = 1.15 * Math.sqrt(1 - ((height - 1.7) / 2.2) ** 2) * [1, 0.5, 0.75, 0.5][row % 4]!;
  return [-1, 1].map((side) =>
    mark(
      [
        [side * 1.22, 0, height],
        [side * (1.22 + reach), 0, height],
      ],
      0,
    ),
  );
});

/** A jamb of the door with the moldings on its face. */
const jamb = (x: number): Part[] => [
  ...box([x - 0.21, x + 0.21], [-0.2, 0], [0, order - 0.4], { ruling: 'upright', tone: 0.2 }),
  ...[-0.09, 0.09].map((at) =>
    mark(
      [
        [x + at, -0.2, 0],
        [x + at, -0.2, order - 0.4],
      ],
      1,
    ),
  ),
];

/** The lit door at night, seen straight on, so that its steps lie on the lines of the floor below it. */
export const litDoor: Scene = {
  width: 440,
  height: 404,
  camera: { eye: [-0.7, -9, 1.55], heading: 0, focal: 760, center: [161, 205] },
  lighting: {
    sun: [-0.7, -0.6, 0.6],
    sunlight: 0.9,
    ambient: 0.1,
    sky: 0.1,
    lamp: { at: [0, 3, 2.2], toward: [0, -1, 0], strength: 1, reach: 3 },
  },
  spacing: 3.6,
  spillFades: { from: [219, 330], radius: 900 },
  runsOn: false,
  parts: [
    ...wall([-4, 4], 0, [0, order + 0.2], door, { ruling: 'none' }),
    ...rays,
    // The ground hides the light from below the sill.
    ...wall([-4, 4], 0, [-2, 0], undefined, { ruling: 'none' }),
    litOpening(door, 0),
    ...jamb(-1.01),
    ...jamb(1.01),
    ...box([-1.22, 1.22], [-0.2, 0], [3, order], { tone: 0.1 }),
    ...box([-1.32, 1.32], [-0.32, 0], [order, order + 0.1], { tone: 0.2 }),
    ...box([-1.45, 1.45], [-0.5, 0], [order + 0.1, order + 0.3], { tone: 0.05 }),
    ...[0, 1, 2].flatMap((index) =>
      box([-1.45 - 0.22 * index, 1.45 + 0.22 * index], [-0.55 - 0.3 * index, 0], [-0.17 * (index + 1), -0.17 * index], {
        receives: true,
        tone: 0.15,
      }),
    ),
    face(level([-9, 9], [-9, 1], -0.51), [0, 0, 1], { ruling: 'none' }),
  ],
};
