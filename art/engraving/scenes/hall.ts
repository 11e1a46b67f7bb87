import { column, doorcase, litOpening, wall } from '../building';
import { flank, level } from '../corners';
import { box, face, mark, type Part } from '../parts';
import type { Scene } from '../scene';
import { range } from '../vector';

const [end, half, row, height, ceiling] = [15, 3.7, 2.35, 4.7, 5.7];
const door = { from: -1.15, to: 1.15, foot: 0, head: 3.6 };
const bays = range(2.6, end, 2.9);

/** On the left the wall begins behind the first column: if it began nearer, its lines would extend beyond the picture. */
const begins = (sign: number) => (sign < 0 ? 6.6 : -2);

const side = (sign: number): Part[] => [
  face(flank(sign * half, [begins(sign), end], [0, ceiling]), [-sign, 0, 0], {
    tone: sign > 0 ? 0.12 : 0,
    clip: sign > 0 ? 'right' : 'left',
  }),
  ...bays.slice(sign < 0 ? 1 : 0).flatMap((y) => column([sign * row, y, 0], height)),
  ...box([sign * row - 0.42, sign * row + 0.42], [-2, end], [height, height + 0.55], { ruling: [0, 1, 0] }),
  ...box([sign * row - 0.5, sign * row + 0.5], [-2, end], [height + 0.55, height + 0.7], { ruling: [0, 1, 0] }),
];

/** A hall of columns that leads to a lit door: make a payment. */
export const hall: Scene = {
  width: 760,
  height: 640,
  camera: { eye: [-0.55, -2.2, 1.62], heading: -1.5, focal: 660, center: [300, 410] },
  lighting: {
    sun: [-0.3, -0.5, 0.8],
    sunlight: 0,
    ambient: 0.14,
    sky: 0.12,
    lamp: { at: [0.5, end + 18, 3], toward: [0, -1, 0], strength: 1.3, reach: 30 },
    glows: [
      { at: [0, end - 0.6, 1.9], strength: 0.9, reach: 1.2 },
      { at: [-0.5, 1, 2.4], strength: 0.75, reach: 4 },
      { at: [0, 9, 2], strength: 0.4, reach: 2.4 },
    ],
  },
  spacing: 2.9,
  dissolve: { left: 110 },
  far: 12,
  air: { from: 9, to: 18, left: 0.8 },
  spillFades: { from: [300, 440], radius: 330 },
  parts: [
    face(level([-half, half], [-2, end], 0), [0, 0, 1], { receives: true, tone: -0.1, clip: 'floor' }),
    ...[-1.2, 1.2].map((x) =>
      mark(
        [
          [x, -1.5, 0],
          [x, end, 0],
        ],
        0,
      ),
    ),
    face(level([-half, half], [begins(-1), end], ceiling), [0, 0, -1], { ruling: [0, 1, 0], clip: 'ceiling' }),
    face(level([-row, half], [-2, begins(-1)], ceiling), [0, 0, -1], { ruling: [0, 1, 0], clip: 'ceiling' }),
    ...bays.flatMap((y) => box([y < begins(-1) ? -row : -half, half], [y - 0.35, y + 0.35], [height + 0.72, ceiling])),
    ...wall([-half, half], end, [0, ceiling], door),
    litOpening(door, end + 0.3),
    ...doorcase(door, end, 0.28),
    ...side(-1),
    ...side(1),
  ],
  views: { m: [60, 190, 600, 400], t: [0, 0, 540, 640] },
};
