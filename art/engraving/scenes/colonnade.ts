import { column, doorcase, litOpening, wall } from '../building';
import { level } from '../corners';
import { box, face, mark, type Part } from '../parts';
import type { Scene } from '../scene';
import { range, unit } from '../vector';

const bay = 2.9;
const columns = range(-7 * bay, bay, bay);
const [left, right] = [columns[0]! - 1.1, columns.at(-1)! + 6];
const [height, back] = [6.15, 3.6];
const door = { from: -8.92, to: -7.08, foot: 0, head: 3.9 };
const steps = [0, 1, 2].map((index) => ({
  front: -0.85 - 0.5 * index,
  top: -0.34 * index,
  left: left - 0.1 - 0.5 * index,
}));
const ground = -1.02;

/** A triglyph, between the heights of the frieze. */
function triglyph(x: number, foot: number, head: number): Part[] {
  const grooves = [-0.1, 0.1].map((at) =>
    mark(
      [
        [x + at, -0.64, foot],
        [x + at, -0.64, head],
      ],
      3,
    ),
  );
  return [...box([x - 0.32, x + 0.32], [-0.63, -0.55], [foot, head], { ruling: 'upright' }), ...grooves];
}

const [architrave, frieze, cornice] = [height + 0.95, height + 1.95, height + 2.6];

const entablature: Part[] = [
  ...box([left + 0.4, right], [-0.55, 0.55], [height, frieze], {}, [
    { toward: [0, -1, 0], finish: { tone: -0.45 } },
    { toward: [0, 0, -1], finish: { clip: 'soffit' } },
  ]),
  ...box([left + 0.35, right], [-0.66, 0.56], [architrave - 0.1, architrave]),
  ...box([left + 0.1, right], [-0.75, 0.6], [frieze, frieze + 0.2]),
  ...box([left - 0.1, right], [-1.15, 0.6], [frieze + 0.2, cornice]),
  ...box([left - 0.25, right], [-1.3, 0.6], [cornice, cornice + 0.22]),
  ...range(columns[0]!, columns.at(-1)!, bay / 2).flatMap((x) => triglyph(x, architrave + 0.02, frieze - 0.04)),
];

/** The temple's long side at dusk, seen from its steps: home. */
export const colonnade: Scene = {
  width: 952,
  height: 560,
  camera: { eye: [5.2, -9.4, 0.75], heading: 40, focal: 690, center: [470, 396] },
  lighting: {
    sun: [-0.75, -0.5, 0.75],
    sunlight: 1.3,
    ambient: 0.08,
    sky: 0.08,
    lamp: { at: [-9.9, back + 8, 3], toward: [0.22, -1, 0], strength: 0.9, reach: 14 },
    glows: [{ at: [-8, back - 0.8, 1.8], strength: 1.1, reach: 1.9 }],
  },
  spacing: 4.5,
  dissolve: { left: 36 },
  far: 17,
  air: { from: 11, to: 24, left: 0.45 },
  spillFades: { from: [380, 400], radius: 200 },
  parts: [
    ...steps.flatMap(({ front, top, left: end }) =>
      box([end, right], [front, back + 3], [top - 0.34, top], { receives: true }),
    ),
    face(level([-60, 40], [-40, 20], ground), [0, 0, 1], {
      receives: 'passes',
      tone: (p) => 0.22 - 0.3 * unit((-p[0] + 2) / 14),
    }),
    ...wall([left + 0.5, right], back, [0, height + 0.42], door, { clip: 'wall' }),
    litOpening(door, back + 0.25),
    ...doorcase(door, back, 0.3),
    face(level([left, right], [0.5, back], height + 0.4), [0, 0, -1], { clip: 'ceiling' }),
    ...columns.flatMap((x) => column([x, 0, 0], height)),
    ...entablature,
  ],
  views: { m: [90, 135, 600, 400], t: [0, 0, 500, 560] },
};
