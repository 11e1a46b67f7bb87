import { box, mark, panel, prism, round } from '../parts';
import type { Scene } from '../scene';
import { range, type Vec3 } from '../vector';
import { ground, small } from './small';

const [wide, high] = [1.05, 1.6];

/** A point of the leaf, which leans back: -1 to 1 across, 0 to 1 up, and `out` meters in front of it. */
const leaf = (across: number, above: number, out = 0): Vec3 => [
  across * wide,
  -0.35 + above * 0.4 - out,
  0.08 + above * high,
];
const strip = ([left, right]: [number, number], [below, above]: [number, number], out: number) => [
  leaf(left, below, out),
  leaf(right, below, out),
  leaf(right, above, out),
  leaf(left, above, out),
];
const [rows, columns] = [range(0.06, 0.76, 0.14), range(-0.9, 0.91, 0.3)];

/** A calendar on a desk, with one day marked: a deadline. */
export const calendar: Scene = small({
  eye: [1.1, -5, 1.9],
  heading: 12,
  tilt: -11,
  focal: 196,
  center: [60, 49],
  spacing: 1.9,
  parts: [
    ...prism(strip([-1, 1], [0, 1], 0), [0, 0.16, 0.02], {}, [{ toward: [0, -1, 0.25], finish: { ruling: 'none' } }]),
    ...panel(strip([-0.9, 0.9], [0.82, 0.94], 0.01), [0, -1, 0.25], { tone: 0.5 }),
    ...rows.map((above) => mark([leaf(-0.9, above, 0.02), leaf(0.9, above, 0.02)], 0)),
    ...columns.map((across) => mark([leaf(across, 0.06, 0.02), leaf(across, 0.76, 0.02)], 0)),
    ...panel(strip([0.3, 0.6], [0.34, 0.48], 0.02), [0, -1, 0.25], { glows: true }),
    ...[-0.55, 0.55].map((across) =>
      round(
        leaf(across, 0.95, 0.05),
        [
          [0.05, 0],
          [0.05, 0.24],
        ],
        { tone: 0.2 },
      ),
    ),
    ...box([-wide - 0.1, wide + 0.1], [-0.5, 0.55], [0, 0.08]),
    ground(),
  ],
});
