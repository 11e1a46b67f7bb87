import { column, litOpening, wall } from '../building';
import { front } from '../corners';
import { box, face } from '../parts';
import type { Scene } from '../scene';
import { small } from './small';

/** Steps, two columns and a door between them: the court. */
export const court: Scene = small({
  eye: [3.4, -12, 1],
  heading: 15,
  focal: 140,
  center: [61, 66],
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
    ...wall([-2.9, 2.9], 1.5, [-3, 5], { from: -0.9, to: 0.9, foot: 0, head: 3.4 }, { clip: 'wall' }),
    // No light passes beside the wall.
    ...[-1, 1].map((side) => face(front([side * 2.9, side * 9], 1.5, [-3, 5]), [0, -1, 0], { ruling: 'none' })),
    litOpening({ from: -0.9, to: 0.9, foot: 0, head: 3.4 }, 1.7),
  ],
});
