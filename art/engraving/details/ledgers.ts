import { box, mark, type Part, prism } from '../parts';
import type { Scene } from '../scene';
import { small } from './small';

/** An upright ledger with its spine to the viewer: bands across, a label, two fine lines. */
function ledger(x: number, width: number, height: number, tone: number, gold = false): Part[] {
  const band = (z: number) =>
    mark(
      [
        [x, -0.005, z],
        [x + width, -0.005, z],
      ],
      1,
    );
  return [
    ...box([x, x + width], [0, 1.1], [0, height], { ruling: 'upright', tone }, [
      { toward: [0, -1, 0], finish: { glows: gold } },
      { toward: [1, 0, 0], finish: { tone: 0.15 } },
    ]),
    ...[0.12, 0.2, height - 0.2, height - 0.12].map(band),
    ...box([x + width * 0.16, x + width * 0.84], [-0.02, 0], [height * 0.58, height * 0.74], { ruling: 'none' }),
  ];
}

/** Ledgers on a shelf, one leaning: records. */
export const ledgers: Scene = small({
  eye: [1.9, -4.6, 1.9],
  heading: 17,
  focal: 176,
  center: [56, 44],
  tilt: -8,
  spacing: 1.7,
  parts: [
    ...ledger(-0.95, 0.42, 1.5, 0.3),
    ...ledger(-0.5, 0.34, 1.34, -0.3),
    ...ledger(-0.13, 0.46, 1.58, 0, true),
    ...ledger(0.36, 0.3, 1.4, 0.2),
    ...prism(
      [
        [0.72, 0, 0],
        [1.05, 0, 0],
        [1.35, 0, 1.38],
        [1.02, 0, 1.45],
      ],
      [0, 1, 0],
      { ruling: [0.22, 0, 1], tone: 0.25 },
    ),
    ...box([-1.35, 1.6], [-0.25, 1.3], [-0.12, 0]),
  ],
});
