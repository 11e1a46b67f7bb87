import { litOpening, wall } from '../building';
import { front } from '../corners';
import { box, face, type Part, prism, round } from '../parts';
import type { Scene } from '../scene';
import { small } from './small';

const door = { from: -0.72, to: 0.72, foot: 0, head: 3 };
const [height, half] = [4.1, 3.5];

const column = (x: number): Part[] => [
  round(
    [x, 0, 0.14],
    [
      [0.4, 0],
      [0.34, height - 0.4],
    ],
    { tone: 0.05 },
  ),
  ...[0, height - 0.28].flatMap((z) =>
    box([x - 0.5, x + 0.5], [-0.5, 0.5], [z, z + (z ? 0.28 : 0.16)], { ruling: 'none' }),
  ),
];

/** Steps, four columns under a gable and a door between them: the court. */
export const court: Scene = small({
  eye: [2.2, -13, 1],
  heading: 9.5,
  focal: 132,
  center: [61, 70],
  spacing: 2.1,
  lamp: { at: [-0.2, 7, 2.4], toward: [0, -1, 0], strength: 1, reach: 6 },
  parts: [
    ...[0, 1, 2].flatMap((index) =>
      box([-3.7 - 0.4 * index, 3.7 + 0.4 * index], [-0.9 - 0.5 * index, 3], [-0.28 * (index + 1), -0.28 * index], {
        receives: true,
      }),
    ),
    ...[-3, -1.3, 1.3, 3].flatMap(column),
    ...box([-half, half], [-0.55, 1.6], [height, height + 0.55]),
    ...box([-half - 0.3, half + 0.3], [-0.9, 1.6], [height + 0.55, height + 0.75], { ruling: 'none' }),
    ...prism(
      [
        [-half + 0.5, -0.6, height + 0.8],
        [half - 0.5, -0.6, height + 0.8],
        [0, -0.6, height + 1.75],
      ],
      [0, 0.2, 0],
      { tone: 0.35 },
    ),
    ...[-1, 1].flatMap((side) =>
      prism(
        [
          [side * (half + 0.3), -0.9, height + 0.75],
          [side * (half + 0.3), -0.9, height + 0.95],
          [0, -0.9, height + 2.2],
          [0, -0.9, height + 1.95],
        ],
        [0, 2, 0],
        { ruling: 'none' },
      ),
    ),
    ...wall([-3.3, 3.3], 1.5, [-3, height], door, { clip: 'wall', tone: 0.1 }),
    // Keeps light from passing beside the wall.
    ...[-1, 1].map((side) => face(front([side * 3.3, side * 9], 1.5, [-3, height]), [0, -1, 0], { ruling: 'none' })),
    litOpening(door, 1.7),
  ],
});
