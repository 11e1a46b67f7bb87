import { litOpening, wall } from '../building';
import { front } from '../corners';
import { box, face, mark, type Part } from '../parts';
import type { Scene } from '../scene';
import { enlarged } from './small';

const door = { from: -0.62, to: 0.62, foot: 0, head: 2.4 };

const frame: readonly Part[] = [
  // Wider than what is drawn of it, so that no light passes beside the door.
  ...wall([-4, 4], 0, [-2, 4], door, { ruling: 'none' }),
  ...box([-0.84, -0.62], [-0.12, 0], [0, 2.4], { ruling: 'upright', tone: 0.3 }),
  ...box([0.62, 0.84], [-0.12, 0], [0, 2.4], { ruling: 'upright', tone: 0.45 }),
  ...box([-0.84, 0.84], [-0.12, 0], [2.4, 2.68], { tone: 0.4 }),
  ...box([-1.02, 1.02], [-0.34, 0], [2.68, 2.9], { tone: 0.1 }),
  ...box([-0.98, 0.98], [-0.55, 0.4], [-0.16, 0], { receives: true, tone: 0.2 }),
  ...box([-1.14, 1.14], [-0.85, 0.4], [-0.32, -0.16], { receives: true, tone: 0.2 }),
];

const scene: Omit<Scene, 'parts'> = {
  width: 56 * enlarged,
  height: 72 * enlarged,
  camera: { eye: [-0.5, -7, 1.3], heading: 0, focal: 134 * enlarged, center: [18.5 * enlarged, 37 * enlarged] },
  lighting: {
    sun: [-0.7, -0.6, 0.6],
    sunlight: 1,
    ambient: 0.1,
    sky: 0.1,
    lamp: { at: [-0.3, 3, 2], toward: [0, -1, 0], strength: 1, reach: 3 },
  },
  spacing: 2.4 * enlarged,
  runsOn: false,
  tolerance: 0.2,
};

/** A door that is open and lit, in its frame. */
export const doorLit: Scene = { ...scene, parts: [...frame, litOpening(door, 0.2)] };

/** The edges of a panel from height `foot` to `head`, starting at `left`. */
const panel = (left: number, [foot, head]: readonly [number, number]) =>
  mark(
    [
      [left, 0.1, foot],
      [left + 0.38, 0.1, foot],
      [left + 0.38, 0.1, head],
      [left, 0.1, head],
      [left, 0.1, foot],
    ],
    0,
  );

/** The same door with both leaves shut. */
export const doorShut: Scene = {
  ...scene,
  parts: [
    ...frame,
    face(front([door.from, door.to], 0.1, [door.foot, door.head]), [0, -1, 0], { ruling: 'upright', tone: 0.3 }),
    mark(
      [
        [0, 0.1, door.foot],
        [0, 0.1, door.head],
      ],
      1,
    ),
    ...[-0.5, 0.12].flatMap((left) => [panel(left, [0.2, 1]), panel(left, [1.2, 2.2])]),
  ],
};
