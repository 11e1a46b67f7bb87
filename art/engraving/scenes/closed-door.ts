import { doorcase, joints, wall } from '../building';
import { front, level } from '../corners';
import { box, face, type Finish, mark, type Part, round } from '../parts';
import type { Scene } from '../scene';
import { range, unit } from '../vector';

const door = { from: -1.05, to: 1.05, foot: 0, head: 3.3 };
const order = 3.95;

/** A leaf of the door: a board with three raised panels in frames. */
function leaf(from: number, to: number): Part[] {
  const panels = [
    [0.25, 0.8],
    [1, 1.95],
    [2.15, 3.1],
  ] as const;
  return [
    face(front([from, to], 0.22, [0.05, 3.3]), [0, -1, 0], { ruling: 'upright', tone: 0.06 }),
    mark(
      [
        [from, 0.22, 0.05],
        [from, 0.22, 3.3],
      ],
      2,
    ),
    ...panels.flatMap(([foot, head]) => [
      ...box([from + 0.16, to - 0.16], [0.17, 0.22], [foot, head], { tone: 0.2, ruling: 'upright' }),
      ...box([from + 0.24, to - 0.24], [0.13, 0.17], [foot + 0.08, head - 0.08], { ruling: 'upright', tone: -0.18 }),
    ]),
    round(
      [from < -0.5 ? to - 0.08 : from + 0.08, 0.22, 1.47],
      [
        [0.05, 0],
        [0.03, 0.05],
        [0.065, 0.1],
        [0.05, 0.15],
        [0, 0.16],
      ],
      { along: [0, -1, 0], ruling: 'rings' },
    ),
  ];
}

/** A pilaster beside the door, with foot and head. */
const pilaster = (x: number): Part[] => [
  ...box([x - 0.24, x + 0.24], [-0.3, 0], [0.3, order - 0.3], { ruling: 'upright' }),
  ...[-0.12, 0, 0.12].map((at) =>
    mark(
      [
        [x + at, -0.3, 0.42],
        [x + at, -0.3, order - 0.42],
      ],
      1,
    ),
  ),
  ...box([x - 0.3, x + 0.3], [-0.37, 0], [0, 0.3]),
  ...box([x - 0.3, x + 0.3], [-0.37, 0], [order - 0.3, order]),
];

const wide = 2.05;
const stone: Finish = { tone: (p) => 0.3 - 0.5 * unit((2 - p[2]) / 4), clip: 'wall' };

/** The same door, closed: the page that was not found. */
export const closedDoor: Scene = {
  width: 640,
  height: 640,
  camera: { eye: [-2.3, -9, 1.5], heading: -4, focal: 660, center: [160, 462] },
  lighting: {
    sun: [-0.72, -0.6, 0.62],
    sunlight: 1.25,
    ambient: 0.1,
    sky: 0.06,
    lamp: { at: [0, 1.2, 0.1], toward: [0, -1, 0], strength: 0.6, reach: 2 },
  },
  spacing: 2.7,
  dissolve: { left: 100, top: 150 },
  spillFades: { from: [247, 525], radius: 120 },
  parts: [
    ...wall([-5, 6], 0, [0, 5], door, stone),
    ...wall([-5, 6], 0, [5, 6.9], undefined, stone),
    ...joints([-5, 5.9], 0, [0.55, 6.6], 0.55, 1.1, door),
    face(front([-1.05, 1.05], 0.24, [0, 0.05]), [0, -1, 0], { glows: true }),
    ...leaf(-1.05, 0),
    ...leaf(0, 1.05),
    ...doorcase(door, 0, 0.22),
    ...pilaster(-1.68),
    ...pilaster(1.68),
    ...box([-wide, wide], [-0.36, 0], [order, order + 0.5]),
    ...range(-wide + 0.12, wide, 0.2).flatMap((x) =>
      box([x - 0.05, x + 0.05], [-0.46, -0.36], [order + 0.5, order + 0.62]),
    ),
    ...box([-wide - 0.22, wide + 0.22], [-0.66, 0], [order + 0.62, order + 0.8]),
    ...box([-wide - 0.3, wide + 0.3], [-0.74, 0], [order + 0.8, order + 0.92]),
    ...[0, 1, 2].flatMap((index) =>
      box([-2.3 - 0.4 * index, 2.3 + 0.4 * index], [-0.6 - 0.42 * index, 0.3], [-0.19 * (index + 1), -0.19 * index], {
        receives: index === 0,
      }),
    ),
    face(level([-9, 9], [-9, 1], -0.57), [0, 0, 1], { tone: 0.12 }),
  ],
  views: { m: [60, 180, 480, 420], t: [24, 0, 490, 640] },
};
