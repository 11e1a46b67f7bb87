import { front } from './corners';
import { box, face, type Finish, mark, panel, type Part, round } from './parts';
import { range, type Vec3 } from './vector';

/** The proportions of all columns of the building, in meters for a column 6 m high. */
const shaft = { foot: 0.56, head: 0.45, flutes: 20 };
const capital = { echinus: 0.33, abacus: 0.42, half: 0.7 };

/** The radius of a shaft at `t` of its height: it gets slightly thicker toward its foot. */
const swell = (t: number) => shaft.foot - (shaft.foot - shaft.head) * t ** 1.6;

/** A fluted column on the floor at `foot`, `height` meters high including its capital. */
export function column(foot: Vec3, height: number): Part[] {
  const k = height / 6.35;
  const neck = height - (capital.echinus + capital.abacus) * k;
  const shaftProfile = range(0, 1, 0.125).map((t) => [swell(t) * k, neck * t] as const);
  const head = [
    [shaft.head * k, 0],
    [(shaft.head + 0.03) * k, 0.05 * k],
    [(shaft.head + 0.05) * k, 0.08 * k],
    [0.62 * k, 0.26 * k],
    [0.68 * k, capital.echinus * k],
  ] as const;
  const [x, y, z] = foot;
  const under = z + neck + capital.echinus * k;
  const half = capital.half * k;
  return [
    round(foot, shaftProfile, { flutes: shaft.flutes }),
    round([x, y, z + neck], head, { ruling: 'rings' }),
    ...box([x - half, x + half], [y - half, y + half], [under, z + height]),
  ];
}

type Opening = { from: number; to: number; foot: number; head: number };

/** A wall at depth `y` that faces the street, from `x[0]` to `x[1]` and `z[0]` to `z[1]`, with an opening in it. */
export function wall(
  x: readonly [number, number],
  y: number,
  z: readonly [number, number],
  opening?: Opening,
  finish: Finish = {},
): Part[] {
  const piece = (x0: number, x1: number, z0: number, z1: number) =>
    face(front([x0, x1], y, [z0, z1]), [0, -1, 0], finish);
  if (!opening) return [piece(x[0], x[1], z[0], z[1])];
  const { from, to, foot, head } = opening;
  return [
    piece(x[0], from, z[0], z[1]),
    piece(to, x[1], z[0], z[1]),
    piece(from, to, head, z[1]),
    ...(foot > z[0] ? [piece(from, to, z[0], foot)] : []),
  ];
}

/** The lit opening itself, a little behind the wall at depth `y`. */
export function litOpening({ from, to, foot, head }: Opening, y: number): Part {
  return face(front([from, to], y, [foot, head]), [0, -1, 0], { glows: true });
}

/** The frame of a door in a wall at depth `y`: two jambs, a lintel, and a cornice above it. */
export function doorcase({ from, to, foot, head }: Opening, y: number, width: number): Part[] {
  const front = y - width * 0.47;
  return [
    ...box([from - width, from], [front, y], [foot, head]),
    ...box([to, to + width], [front, y], [foot, head]),
    ...box([from - width, to + width], [front, y], [head, head + width]),
    ...box([from - width * 1.3, to + width * 1.3], [y - width * 0.7, y], [head + width, head + width * 1.5]),
    ...box([from - width * 1.8, to + width * 1.8], [y - width * 1.2, y], [head + width * 1.5, head + width * 2]),
  ];
}

/** A door panel with four sides that slope up to a raised field of shade `tone`; two sides are lit, two are in shade. */
export function raisedPanel(
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
  tone: Finish['tone'],
): Part[] {
  const corners = (inset: number, y: number) => front([left + inset, right - inset], y, [low + inset, high - inset]);
  const [rim, edge, raised] = [corners(0, -0.004), corners(0.03, -0.004), corners(0.11, -0.07)];
  const slopes: readonly [toward: Vec3, finish: Finish][] = [
    [[0, -0.6, -1], { tone: 0.42 }],
    [[1, -0.6, 0], { ruling: 'upright', tone: 0.3 }],
    [[0, -0.6, 1], { tone: -0.12 }],
    [[-1, -0.6, 0], { ruling: 'upright', tone: -0.2 }],
  ];
  return [
    ...panel(rim, [0, -1, 0], { ruling: 'none' }),
    ...slopes.flatMap(([toward, finish], side) => {
      const next = (side + 1) % 4;
      return panel([edge[side]!, edge[next]!, raised[next]!, raised[side]!], toward, finish);
    }),
    face(raised, [0, -1, 0], { ruling: 'upright', tone }),
  ];
}

/** Joints of ashlar on a wall at depth `y`, in courses `course` meters high with stones `stone` meters wide, around an opening. */
export function joints(
  x: readonly [number, number],
  y: number,
  z: readonly [number, number],
  course: number,
  stone: number,
  opening?: Opening,
): Part[] {
  const free = (at: number, height: number) =>
    !opening || at <= opening.from || at >= opening.to || height >= opening.head;
  return range(z[0], z[1], course).flatMap((height, row) => {
    const spans =
      opening && height < opening.head
        ? [
            [x[0], opening.from],
            [opening.to, x[1]],
          ]
        : [x];
    const ends = height + course > z[1] + 1e-6 ? [] : range(x[0] + (row % 2 ? stone / 2 : stone), x[1], stone);
    return [
      ...spans.map(([from, to]) =>
        mark(
          [
            [from, y, height],
            [to, y, height],
          ],
          0,
        ),
      ),
      ...ends
        .filter((at) => free(at, height))
        .map((at) =>
          mark(
            [
              [at, y, height],
              [at, y, height + course],
            ],
            0,
            true,
          ),
        ),
    ];
  });
}
