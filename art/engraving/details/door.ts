import { box } from '../parts';
import { litOpening, wall } from '../building';
import type { Scene } from '../scene';
import { enlarged } from './small';

const door = { from: -0.62, to: 0.62, foot: 0, head: 2.4 };

/** A door that is open and lit, in its frame. */
export const doorLit: Scene = {
  width: 56 * enlarged,
  height: 72 * enlarged,
  camera: { eye: [-1.2, -7, 1.3], heading: -9.5, focal: 134 * enlarged, center: [28 * enlarged, 37 * enlarged] },
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
  parts: [
    // Wider than what is drawn of it, so that no light passes beside the door.
    ...wall([-4, 4], 0, [-2, 4], door, { ruling: 'none' }),
    ...box([-0.84, -0.62], [-0.12, 0], [0, 2.4], { ruling: 'upright', tone: 0.05 }),
    ...box([0.62, 0.84], [-0.12, 0], [0, 2.4], { ruling: 'upright', tone: 0.3 }),
    ...box([-0.84, 0.84], [-0.12, 0], [2.4, 2.68], { tone: 0.2 }),
    ...box([-1.02, 1.02], [-0.34, 0], [2.68, 2.9], { ruling: 'none' }),
    ...box([-0.98, 0.98], [-0.55, 0.4], [-0.16, 0], { receives: true }),
    ...box([-1.14, 1.14], [-0.85, 0.4], [-0.32, -0.16], { receives: true }),
    litOpening(door, 0.2),
  ],
};
