import { joints, raisedPanel } from '../building';
import { front } from '../corners';
import { box, face, type Finish, mark, onRound, type Part, prism, round } from '../parts';
import type { Scene } from '../scene';
import { normalize, range, subtract, unit, type Vec3 } from '../vector';

const slot = { from: -0.3, to: 0.3, foot: 1.0, head: 1.18 };
const half = 0.6;
const [sill, lintel] = [-0.3, 3];

/** The door is darker away from the slot. */
const dusk = (base: number) => (p: Vec3) => base + 0.34 * unit(Math.hypot(p[0] * 0.8, p[2] - 1.02) / 0.85);

/** A panel of the door between two rails. */
const field = (x: readonly [number, number], z: readonly [number, number]) => raisedPanel(x, z, dusk(-0.24));

/** The door around the slot: four pieces, so that light can come through. */
const board = (from: number, to: number, foot: number, head: number): Part =>
  face(front([from, to], 0, [foot, head]), [0, -1, 0], { ruling: 'upright', clip: 'door', tone: dusk(0) });

const brass: Finish = { tone: 0.12 };

const plate: Part[] = [
  ...box([slot.from - 0.08, slot.from], [-0.035, 0], [0.92, 1.26], brass),
  ...box([slot.to, slot.to + 0.08], [-0.035, 0], [0.92, 1.26], brass),
  ...box([slot.from, slot.to], [-0.035, 0], [0.92, slot.foot], brass),
  ...box([slot.from, slot.to], [-0.035, 0], [slot.head, 1.26], brass),
  // The flap is lifted by the letter.
  ...prism(
    [
      [slot.from, -0.04, slot.head],
      [slot.to, -0.04, slot.head],
      [slot.to, -0.13, slot.head - 0.03],
      [slot.from, -0.13, slot.head - 0.03],
    ],
    [0, 0.004, 0.014],
    { tone: 0.3 },
  ),
];

/** The letter: half of it is in the slot, and its sealed side is up. */
const [near, far] = [-0.42, 0.3] as const;
const [low, high] = [0.95, 1.05] as const;
const wide = 0.225;
const thick = 0.016;
const on = (x: number, y: number) => [x, y, low + ((y - near) / (far - near)) * (high - low) + thick + 0.002] as const;

const letter: Part[] = [
  ...prism(
    [
      [-wide, near, low],
      [wide, near, low],
      [wide, far, high],
      [-wide, far, high],
    ],
    [0, 0, thick],
    { tone: 0.2 },
    [{ toward: [0, 0, 1], finish: { tone: -0.6, receives: true } }],
  ),
  mark([on(-wide, near), on(0, near + 0.2), on(wide, near)], 2),
];

const eye: Vec3 = [-0.1, -2.3, 1.62];
const grip = { at: [0.49, -0.07, 0.9] as Vec3, radius: 0.055 };

/** The knob: a ball that faces the viewer, with concentric arcs on its dark side. */
const ball = round(
  grip.at,
  range(-8, 8, 1).map((step) => {
    const turn = (step * Math.PI) / 16;
    return [grip.radius * Math.cos(turn), grip.radius * Math.sin(turn)] as const;
  }),
  { along: normalize(subtract(eye, grip.at)), ruling: 'none' },
);

/** An arc on the ball, at `part` of its radius, which reaches `half` radians to both sides of the darkest direction. */
const arc = (part: number, half: number, weight: number): Part => {
  const [radius, height] = [grip.radius * part, grip.radius * Math.sqrt(1 - part ** 2)];
  return mark(
    range(-half, half, half / 24).map((angle) => onRound(ball, 0.75 * Math.PI + angle, radius, height)),
    weight,
  );
};

const knob: Part[] = [
  round(
    [0.49, 0, 0.9],
    [
      [0.07, 0],
      [0.07, 0.014],
      [0, 0.014],
    ],
    { along: [0, -1, 0], ruling: 'none' },
  ),
  ball,
  ...range(0.2, 0.88, 0.085).map((part) => arc(part, 0.7 + 1.1 * part, part > 0.6 ? 1 : 0)),
  arc(0.97, Math.PI, 2),
];

/** A letter in the slot of the door, and light behind it: contact. */
export const letterSlot: Scene = {
  width: 760,
  height: 600,
  camera: { eye, heading: 0, focal: 690, center: [246, 124] },
  lighting: {
    sun: [-0.5, -0.75, 0.6],
    sunlight: 0.95,
    ambient: 0.1,
    sky: 0.08,
    lamp: { at: [0, 1.2, 1.25], toward: [0, -1, -0.2], strength: 0.4, reach: 2 },
  },
  spacing: 2.4,
  tolerance: 0.2,
  dissolve: { left: 80 },
  spillFades: { from: [280, 300], radius: 210 },
  parts: [
    board(-half, slot.from, sill, lintel),
    board(slot.to, half, sill, lintel),
    board(slot.from, slot.to, slot.head, lintel),
    board(slot.from, slot.to, sill, slot.foot),
    face(front([slot.from, slot.to], 0.02, [slot.foot, slot.head]), [0, -1, 0], { glows: true }),
    ...plate,
    ...letter,
    ...field([-0.51, -0.05], [1.36, 2.3]),
    ...field([0.05, 0.51], [1.36, 2.3]),
    ...field([-0.51, -0.05], [-0.1, 0.76]),
    ...field([0.05, 0.51], [-0.1, 0.76]),
    ...knob,
    ...box([-half - 0.16, -half], [-0.12, 0.1], [sill, lintel], { tone: 0.2 }, [
      { toward: [1, 0, 0], finish: { ruling: 'none' } },
    ]),
    ...box([-half - 0.3, -half - 0.16], [-0.2, 0.1], [sill, lintel], { tone: 0.2 }, [
      { toward: [1, 0, 0], finish: { ruling: 'none' } },
    ]),
    ...box([half, half + 0.16], [-0.12, 0.1], [sill, lintel], {}),
    ...box([half + 0.16, half + 0.3], [-0.2, 0.1], [sill, lintel], {}),
    face(front([-4, -half - 0.3], -0.1, [sill, lintel]), [0, -1, 0], { clip: 'wall', tone: 0.35 }),
    face(front([half + 0.3, 4], -0.1, [sill, lintel]), [0, -1, 0], { clip: 'wall' }),
    ...joints([half + 0.3, 4], -0.1, [0.12, 2.6], 0.42, 0.5),
  ],
  views: { m: [60, 150, 540, 360], t: [90, 0, 560, 600] },
};
