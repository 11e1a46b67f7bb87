import { column, doorcase, litOpening, wall } from '../building';
import { level } from '../corners';
import { box, face, type Part, prism, round } from '../parts';
import type { Scene } from '../scene';
import { range, unit, type Vec3 } from '../vector';

const [rise, tread, count, half] = [0.17, 0.36, 14, 2.1];
const [top, run] = [count * rise, count * tread];
const back = run + 1.9;
const door = { from: -0.85, to: 0.85, foot: top, head: top + 2.75 };
const slope = rise / tread;
const rail = 0.92;

const baluster = (x: number, y: number, foot: number): Part =>
  round(
    [x, y, foot],
    [
      [0.085, 0],
      [0.085, 0.06],
      [0.045, 0.1],
      [0.1, 0.26],
      [0.045, 0.52],
      [0.075, 0.6],
      [0.075, 0.64],
    ],
    { ruling: 'rings' },
  );

/** The profile of a ball on a neck. */
const ball = (radius: number) =>
  [
    [0.11, 0],
    [0.1, 0.05],
    ...range(-0.85, 1, 0.1).map((t) => [radius * Math.sqrt(1 - t * t), 0.26 + radius * t] as const),
    [0, 0.26 + radius],
  ] as const;

/** Balusters on the side of the stairs, a rail over them, and a post with a ball at the foot. */
function balustrade(sign: number): Part[] {
  const [inner, outer] = [sign * half, sign * (half + 0.34)];
  const at = sign * (half + 0.17);
  const along = (x: number, from: number, to: number): Vec3[] => [
    [x, 0, from],
    [x, run, top + from],
    [x, run, top + to],
    [x, 0, to],
  ];
  const way: Vec3 = [outer - inner, 0, 0];
  const level = (from: number, to: number) => box([inner, outer], [run, back], [top + from, top + to]);
  return [
    ...prism(along(inner, -0.6, 0.16), way, { ruling: [0, 1, slope] }),
    ...prism(along(inner, rail - 0.14, rail), way, { ruling: [0, 1, slope] }),
    ...level(-0.6, 0.16),
    ...level(rail - 0.14, rail),
    ...range(0.18, back, tread).map((y) => baluster(at, y, Math.min(y, run) * slope + 0.14)),
    ...box([sign * (half - 0.06), sign * (half + 0.46)], [-0.52, 0], [0, rail + 0.28], { ruling: 'upright' }),
    ...box([sign * (half - 0.14), sign * (half + 0.54)], [-0.6, 0.08], [rail + 0.28, rail + 0.42]),
    round([sign * (half + 0.2), -0.26, rail + 0.42], ball(0.25), { ruling: 'rings' }),
  ];
}

/** A flight of stairs up to a lit door between two columns: employment. */
export const stair: Scene = {
  width: 760,
  height: 600,
  camera: { eye: [-1.35, -5.2, 1.5], heading: -8, focal: 620, center: [322, 396] },
  lighting: {
    sun: [-0.75, -0.35, 0.6],
    sunlight: 0.75,
    ambient: 0.1,
    sky: 0.1,
    lamp: { at: [-0.4, back + 9, top + 3.5], toward: [0, -1, -0.2], strength: 1.6, reach: 14 },
    glows: [{ at: [0, back - 0.6, top + 1.4], strength: 1.1, reach: 1.5 }],
  },
  spacing: 2.7,
  dissolve: { left: 120 },
  air: { from: 6, to: 14, left: 0.85 },
  spillFades: { from: [329, 300], radius: 330 },
  parts: [
    ...range(0, count - 1, 1).flatMap((index) =>
      box([-half, half], [index * tread, back], [index * rise, (index + 1) * rise], { receives: true }),
    ),
    face(level([-9, 9], [-6, 1], 0), [0, 0, 1], { receives: true, tone: (p) => -0.6 * unit(-p[1] / 3) }),
    ...balustrade(-1),
    ...balustrade(1),
    ...wall([-7, 10], back, [-1, top + 4], door, { clip: 'wall', tone: 0.35 }),
    litOpening(door, back + 0.25),
    ...doorcase(door, back, 0.24),
    ...[-2.1, 2.1].flatMap((x) => column([x, back - 0.75, top], 4)),
    ...box([-7, 10], [back - 1.15, back], [top + 4, top + 4.55], { tone: -0.15 }),
    ...box([-7, 10], [back - 1.4, back], [top + 4.55, top + 4.8]),
  ],
  views: { m: [60, 190, 600, 400], t: [0, 0, 560, 600] },
};
