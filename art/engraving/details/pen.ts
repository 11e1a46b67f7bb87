import { mark, panel, prism, round } from '../parts';
import type { Scene } from '../scene';
import { range, type Vec3 } from '../vector';
import { disc } from './shapes';
import { ground, small } from './small';

/** A place along the quill, from the ink to its tip, and as far beside its shaft as the vane is wide there. */
const quill = (along: number, beside = 0): Vec3 => [
  0.72 - along * 0.62 + beside * 0.86,
  -0.02,
  0.4 + along * 1.5 + beside * 0.35 + along * along * 0.12,
];

/** A letter, and a quill in its inkwell: to answer in writing. */
export const pen: Scene = small({
  eye: [0.5, -4.6, 2.3],
  heading: 6,
  tilt: -19,
  focal: 166,
  center: [59, 56],
  spacing: 1.9,
  parts: [
    ...prism(
      [
        [-1.35, -0.75, 0],
        [0.25, -0.9, 0],
        [0.4, 0.75, 0],
        [-1.15, 0.9, 0],
      ],
      [0, 0, 0.02],
      {},
      [{ toward: [0, 0, 1], finish: { ruling: 'none' } }],
    ),
    ...range(0, 5, 1).map((line) =>
      mark(
        [
          [-1.1 + line * 0.025, -0.5 + line * 0.22, 0.03],
          [(line === 0 ? -0.55 : 0.1) + line * 0.025, -0.56 + line * 0.22, 0.03],
        ],
        0,
      ),
    ),
    round(
      [0.72, 0, 0],
      [
        [0.4, 0],
        [0.42, 0.1],
        [0.34, 0.32],
        [0.17, 0.4],
        [0.17, 0.5],
        [0.22, 0.54],
      ],
      { tone: 0.15 },
    ),
    disc([0.72, 0, 0.54], 0.22, 'up', { tone: 0.6 }),
    ...panel([quill(0.34), quill(0.5, 0.17), quill(0.95, 0.2), quill(1.12)], [0, -1, 0], { glows: true }),
    ...panel([quill(0.34), quill(0.48, -0.13), quill(0.92, -0.16), quill(1.12)], [0, -1, 0], {
      ruling: [-0.8, 0, 0.6],
      tone: 0.1,
    }),
    mark([quill(0.06), quill(1.12)], 2),
    ground(),
  ],
});
