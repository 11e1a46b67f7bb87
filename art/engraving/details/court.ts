import { column, litOpening, wall } from '../building';
import { box } from '../parts';
import type { Scene } from '../plate';
import { small } from './small';

/** Steps, two columns and a door between them: the court. */
export const court: Scene = small({
  eye: [3.4, -12, 1],
  heading: 15,
  focal: 148,
  center: [60, 70],
  lamp: { at: [-0.2, 7, 2.4], toward: [0, -1, 0], strength: 1, reach: 6 },
  parts: [
    ...[0, 1, 2].flatMap((index) =>
      box([-3.2 - 0.4 * index, 3.2 + 0.4 * index], [-0.9 - 0.5 * index, 3], [-0.3 * (index + 1), -0.3 * index], {
        receives: true,
      }),
    ),
    ...[-2.2, 2.2].flatMap((x) => column([x, 0, 0], 5)),
    ...box([-3, 3], [-0.55, 1.6], [5, 5.6]),
    ...box([-3.3, 3.3], [-0.9, 1.6], [5.6, 5.9]),
    ...wall([-2.9, 2.9], 1.5, [0, 5], { from: -0.9, to: 0.9, foot: 0, head: 3.4 }),
    litOpening({ from: -0.9, to: 0.9, foot: 0, head: 3.4 }, 1.7),
  ],
});
