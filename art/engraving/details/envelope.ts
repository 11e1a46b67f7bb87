import { level } from '../corners';
import { face, mark, prism, round } from '../parts';
import type { Scene } from '../scene';
import type { Vec3 } from '../vector';
import { disc } from './shapes';
import { ground, small } from './small';

const [wide, deep, thick] = [1.25, 0.82, 0.13];
const on = (x: number, y: number): Vec3 => [x, y, thick + 0.005];
const back = on(0, -0.12);

/** A flap at one side of the letter, with lines parallel to its upper edge. */
const flap = (side: number) =>
  face(
    [on(side * wide * 0.985, -deep * 0.95), on(side * wide * 0.985, deep * 0.95), on(side * 0.03, -0.12)],
    [0, 0, 1],
    {
      ruling: [1, side * 0.72, 0],
      tone: side < 0 ? 0.2 : 0.34,
    },
  );

/** A sealed letter: mail and notices. */
export const envelope: Scene = small({
  eye: [0.9, -4, 3.3],
  heading: 12,
  tilt: -38,
  focal: 196,
  center: [60, 50],
  spacing: 1.9,
  parts: [
    ...prism(level([-wide, wide], [-deep, deep], 0), [0, 0, thick], {}, [
      { toward: [0, 0, 1], finish: { ruling: 'none' } },
    ]),
    flap(-1),
    flap(1),
    mark([on(-wide, deep), back, on(wide, deep)], 2),
    mark([on(-wide, -deep), back], 1),
    mark([on(wide, -deep), back], 1),
    round(
      [0, -0.1, thick],
      [
        [0.26, 0],
        [0.26, 0.05],
        [0.2, 0.07],
      ],
      { ruling: 'none' },
    ),
    disc([0, -0.1, thick + 0.07], 0.2, 'up', { glows: true }),
    ground(),
  ],
});
