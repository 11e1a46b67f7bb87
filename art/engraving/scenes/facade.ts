import { column, doorcase, litOpening, wall } from '../building';
import { level } from '../corners';
import { box, face, mark, type Part, prism } from '../parts';
import type { Scene } from '../scene';
import { range, unit } from '../vector';

const [height, back] = [6.15, 3.6];
// The middle bay is wider, so that the door is seen between its columns.
const columns = [-7.4, -4.65, -1.9, 1.9, 4.65, 7.4];
const half = columns.at(-1)! + 0.85;
const door = { from: -1, to: 1, foot: 0, head: 4 };
const depthOfHouse = 16;
const [frieze, cornice] = [height + 0.75, height + 1.7];
const apex = cornice + 3.1;

const triglyph = (x: number): Part[] => [
  ...box([x - 0.3, x + 0.3], [-0.62, -0.55], [frieze + 0.06, cornice - 0.06], { ruling: 'none' }),
  ...[-0.2, -0.07, 0.07, 0.2].map((at) =>
    mark(
      [
        [x + at, -0.63, frieze + 0.1],
        [x + at, -0.63, cornice - 0.1],
      ],
      2,
    ),
  ),
];

const gable: Part[] = [
  ...prism(
    [
      [-half, -0.5, cornice + 0.3],
      [half, -0.5, cornice + 0.3],
      [0, -0.5, apex - 0.3],
    ],
    [0, 0.3, 0],
    { tone: 0.1 },
  ),
  ...[-1, 1].flatMap((sign) =>
    prism(
      [
        [sign * (half + 0.75), -1.25, cornice + 0.28],
        [0, -1.25, apex],
        [0, -1.25, apex + 0.42],
        [sign * (half + 0.75), -1.25, cornice + 0.66],
      ],
      [0, depthOfHouse, 0],
      {},
      [{ toward: [0, -1, 0], finish: { ruling: 'none' } }],
    ),
  ),
];

/** The front of the house with its gable, six columns and the lit door: about us. */
export const facade: Scene = {
  width: 800,
  height: 600,
  camera: { eye: [4.4, -17.5, 1.1], heading: 14, focal: 600, center: [352, 440] },
  lighting: {
    sun: [-0.75, -0.5, 0.9],
    sunlight: 1.15,
    ambient: 0.1,
    sky: 0.06,
    lamp: { at: [-0.7, back + 12, 3], toward: [0.1, -1, 0], strength: 0.9, reach: 14 },
    glows: [{ at: [0, back - 0.8, 1.9], strength: 1, reach: 1.6 }],
  },
  spacing: 2.2,
  dissolve: { left: 60 },
  spillFades: { from: [340, 470], radius: 250 },
  parts: [
    face(level([-80, 80], [-40, 40], -1), [0, 0, 1], {
      receives: true,
      tone: (p) => 0.16 - 0.5 * unit((-p[0] + 6) / 22),
    }),
    ...[0, 1, 2].flatMap((index) =>
      box(
        [-half - 0.5 - 0.5 * index, half + 0.5 + 0.5 * index],
        [-0.9 - 0.5 * index, depthOfHouse],
        [-0.33 * (index + 1), -0.33 * index],
        { receives: true },
      ),
    ),
    ...wall([-half + 0.3, half - 0.3], back, [0, height + 0.5], door, { clip: 'wall' }),
    litOpening(door, back + 0.3),
    ...doorcase(door, back, 0.3),
    ...columns.flatMap((x) => column([x, 0, 0], height)),
    ...box([-half, half], [-0.55, depthOfHouse - 2], [height, cornice], {}, [
      { toward: [0, -1, 0], finish: { tone: -0.3 } },
    ]),
    ...box([-half - 0.08, half + 0.08], [-0.64, depthOfHouse - 2], [frieze - 0.1, frieze]),
    ...box([-half - 0.7, half + 0.7], [-1.2, depthOfHouse - 2], [cornice, cornice + 0.3]),
    ...range(-7.4, 7.5, 14.8 / 12).flatMap(triglyph),
    ...gable,
  ],
  views: { m: [60, 200, 600, 400], t: [0, 0, 600, 600] },
};
