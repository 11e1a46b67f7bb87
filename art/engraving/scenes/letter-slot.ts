import { front } from '../corners';
import { box, face, mark, prism, round, type Part } from '../parts';
import { joints } from '../building';
import type { Scene } from '../scene';
import { unit } from '../vector';

const slot = { from: -0.27, to: 0.27, foot: 1.0, head: 1.13 };

/** A panel of the door between two rails, sunk in a frame. */
function field(x: readonly [number, number], z: readonly [number, number]): Part[] {
  return [
    ...box([x[0], x[1]], [-0.02, 0], [z[0], z[1]], { tone: 0.35, ruling: 'upright' }),
    ...box([x[0] + 0.05, x[1] - 0.05], [-0.045, -0.02], [z[0] + 0.05, z[1] - 0.05], { ruling: 'upright', tone: 0.1 }),
  ];
}

/** The door around the slot: four pieces, so that light can come through. */
const board = (from: number, to: number, foot: number, head: number): Part =>
  face(front([from, to], 0, [foot, head]), [0, -1, 0], { ruling: 'upright', clip: 'door', tone: 0.25 });

const plate: Part[] = [
  ...box([slot.from - 0.09, slot.from], [-0.03, 0], [0.93, 1.22], { tone: -0.2 }),
  ...box([slot.to, slot.to + 0.09], [-0.03, 0], [0.93, 1.22], { tone: -0.2 }),
  ...box([slot.from, slot.to], [-0.03, 0], [0.93, slot.foot], { tone: -0.2 }),
  ...box([slot.from, slot.to], [-0.03, 0], [slot.head, 1.22], { tone: -0.2 }),
  // The flap is lifted by the letter.
  ...prism(
    [
      [slot.from, -0.035, 1.13],
      [slot.to, -0.035, 1.13],
      [slot.to, -0.16, 1.115],
      [slot.from, -0.16, 1.115],
    ],
    [0, 0.006, 0.012],
    { tone: 0.15 },
  ),
];

const [tip, tail] = [-0.44, 0.05] as const;

/** The letter on its way in, its flap side up. */
const letter: Part[] = [
  ...prism(
    [
      [-0.1, tip, 0.93],
      [0.24, tip, 0.93],
      [0.24, tail, 1.03],
      [-0.1, tail, 1.03],
    ],
    [0, 0, 0.012],
    { tone: -0.35, receives: true },
  ),
  mark(
    [
      [-0.1, tip, 0.944],
      [0.07, tip + 0.22, 0.99],
      [0.24, tip, 0.944],
    ],
    2,
  ),
];

/** A letter in the slot of the door, and light behind it: contact. */
export const letterSlot: Scene = {
  width: 760,
  height: 600,
  camera: { eye: [-0.95, -1.75, 1.32], heading: -24, focal: 760, center: [330, 235] },
  lighting: {
    sun: [-0.72, -0.62, 0.55],
    sunlight: 0.85,
    ambient: 0.12,
    sky: 0.08,
    lamp: { at: [0, 1.2, 1.3], toward: [0, -1, -0.2], strength: 0.5, reach: 2 },
    glows: [{ at: [0, -0.12, 1.05], strength: 0.9, reach: 0.3 }],
  },
  spacing: 2.7,
  dissolve: { left: 130, right: 60, bottom: 20 },
  spillFades: { from: [350, 370], radius: 200 },
  parts: [
    board(-0.85, slot.from, 0, 3),
    board(slot.to, 0.85, 0, 3),
    board(slot.from, slot.to, slot.head, 3),
    board(slot.from, slot.to, 0, slot.foot),
    face(front([slot.from, slot.to], 0.02, [slot.foot, slot.head]), [0, -1, 0], { glows: true }),
    ...plate,
    ...letter,
    ...field([-0.68, -0.06], [1.36, 2.2]),
    ...field([0.06, 0.68], [1.36, 2.2]),
    ...field([-0.68, -0.06], [0.15, 0.8]),
    ...field([0.06, 0.68], [0.15, 0.8]),
    round(
      [-0.62, 0, 1.08],
      [
        [0.085, 0],
        [0.085, 0.015],
        [0.04, 0.03],
        [0.035, 0.07],
        [0.07, 0.095],
        [0.085, 0.125],
        [0.07, 0.16],
        [0.035, 0.175],
        [0, 0.178],
      ],
      { along: [0, -1, 0], ruling: 'rings', tone: 0.25 },
    ),
    ...box([-1.25, -0.85], [-0.22, 0.1], [-0.3, 3], { tone: (p) => -0.2 * unit(p[2]) }),
    ...box([0.85, 1.25], [-0.22, 0.1], [-0.3, 3]),
    face(front([-3, -1.25], -0.1, [-0.3, 3]), [0, -1, 0]),
    face(front([1.25, 4], -0.1, [-0.3, 3]), [0, -1, 0], { clip: 'wall' }),
    ...joints([1.25, 4], -0.1, [0, 2.6], 0.42, 0.8),
  ],
  views: { m: [110, 140, 540, 360], t: [66, 20, 560, 580] },
};
