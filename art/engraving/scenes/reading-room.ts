import { column, doorcase, litOpening, wall } from '../building';
import { level } from '../corners';
import { box, face, type Part, prism, round } from '../parts';
import type { Scene } from '../scene';
import { range, unit } from '../vector';
import { bookcase } from './bookcase';

const [end, half, ceiling] = [9.5, 3, 4.6];
const window = { from: -0.95, to: 0.95, foot: 0.9, head: 3.7 };

/** A long table with an open ledger and a lamp that is out. */
const table: Part[] = [
  ...box([-0.95, 0.95], [3.1, 6.6], [0.72, 0.8], { receives: true }),
  ...box([-0.85, 0.85], [3.2, 6.5], [0.6, 0.72]),
  ...[-0.8, 0.68].flatMap((x) =>
    [3.22, 6.3].flatMap((y) => box([x, x + 0.13], [y, y + 0.13], [0, 0.6], { ruling: 'upright' })),
  ),
  ...prism(
    [
      [-0.62, 3.6, 0.81],
      [-0.22, 3.6, 0.85],
      [-0.22, 4.15, 0.85],
      [-0.62, 4.15, 0.81],
    ],
    [0, 0, 0.03],
    { tone: -0.3 },
  ),
  ...prism(
    [
      [0.18, 3.6, 0.81],
      [-0.22, 3.6, 0.85],
      [-0.22, 4.15, 0.85],
      [0.18, 4.15, 0.81],
    ],
    [0, 0, 0.03],
    { tone: -0.3 },
  ),
  round(
    [0.55, 4.3, 0.8],
    [
      [0.12, 0],
      [0.12, 0.02],
      [0.025, 0.05],
      [0.025, 0.36],
      [0.2, 0.4],
      [0.1, 0.54],
      [0.02, 0.56],
    ],
    { ruling: 'rings' },
  ),
];

/** A room of ledgers with a tall window at its end: services. */
export const readingRoom: Scene = {
  width: 760,
  height: 600,
  camera: { eye: [-0.45, -0.7, 1.62], heading: -2, focal: 620, center: [330, 330] },
  lighting: {
    sun: [-0.3, -0.5, 0.8],
    sunlight: 0,
    ambient: 0.2,
    sky: 0.1,
    lamp: { at: [0.4, end + 8, 5.2], toward: [0, -1, -0.25], strength: 1.3, reach: 18 },
    glows: [
      { at: [0, end - 0.8, 2.3], strength: 0.8, reach: 1.6 },
      { at: [0, 1.5, 2], strength: 0.4, reach: 3 },
    ],
  },
  spacing: 3.8,
  dissolve: { left: 150 },
  air: { from: 5, to: 11, left: 0.75 },
  spillFades: { from: [330, 420], radius: 300 },
  parts: [
    face(level([-half, half], [-1, end], 0), [0, 0, 1], { receives: true, clip: 'floor' }),
    face(level([-half, half], [-1, end], ceiling), [0, 0, -1], { ruling: [0, 1, 0], clip: 'ceiling' }),
    ...range(1.2, end, 1.9).flatMap((y) => box([-half, half], [y - 0.14, y + 0.14], [ceiling - 0.3, ceiling + 0.02])),
    ...wall([-half, half], end, [0, ceiling], window, { tone: (p) => 0.1 * unit(p[2] / 4), clip: 'wall' }),
    litOpening(window, end + 0.3),
    ...doorcase(window, end, 0.2),
    ...box([-1.25, 1.25], [end - 0.22, end], [0.76, 0.9], { ruling: 'none' }),
    ...[-0.32, 0.32].flatMap((x) =>
      box([x - 0.03, x + 0.03], [end + 0.1, end + 0.16], [window.foot, window.head], { ruling: 'none' }),
    ),
    ...[1.6, 2.3, 3].flatMap((z) =>
      box([-0.95, 0.95], [end + 0.1, end + 0.16], [z - 0.025, z + 0.025], { ruling: 'none' }),
    ),
    ...[-2, 2].flatMap((x) => column([x, end - 0.7, 0], 3.9)),
    ...bookcase(-1, { half, end, ceiling }),
    ...bookcase(1, { half, end, ceiling }),
    ...table,
  ],
  views: { m: [60, 160, 600, 400], t: [0, 0, 560, 600] },
};
