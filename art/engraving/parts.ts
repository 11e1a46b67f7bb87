import { add, cross, dot, middle, normalize, scale, subtract, up, type Vec3 } from './vector';

/** How a surface is cut into the plate. */
export type Finish = {
  /** The direction of its lines; `none` leaves it blank. The default is level, like courses of stone and treads. */
  ruling?: Vec3 | 'upright' | 'none';
  /** Added to the shade of the light: a number from -1 (paper) to 1 (black), or one for each point. */
  tone?: number | ((point: Vec3) => number);
  /** How many times closer together its lines are than those of the scene. */
  density?: number;
  /** Whether its edges are drawn. */
  outline?: boolean;
  /** Whether it is the lit opening. */
  glows?: boolean;
  /** A name for surfaces that others hide in many places: their lines continue there and are clipped by one outline, which takes fewer bytes. */
  clip?: string;
  /** Whether the light of the opening is shown on it in gold, or only `passes` without a shadow or color, as with risers. */
  receives?: boolean | 'passes';
};

/** A flat convex surface, with its corners in order. */
export type Face = { kind: 'face'; corners: readonly Vec3[]; normal: Vec3; finish: Finish };

/** A straight edge between two surfaces, or at the border of a surface. */
export type Edge = { kind: 'edge'; from: Vec3; to: Vec3; faces: readonly Face[] };

/** A surface turned about an axis: columns, balusters, knobs, coins. */
export type Round = {
  kind: 'round';
  foot: Vec3;
  axes: readonly [Vec3, Vec3, Vec3];
  /** Radius and height above the foot, from the bottom up, in meters. */
  profile: readonly (readonly [number, number])[];
  /** Lines along the axis, grouped in flutes if there are any, or rings around it. */
  ruling: 'upright' | 'rings' | 'none';
  flutes: number;
  tone: number;
};

/** A line cut into a surface: a joint, a molding, a seam. */
export type Mark = { kind: 'mark'; points: readonly Vec3[]; weight: number; within?: boolean };

/** Anything that a scene can be built of. */
export type Part = Face | Edge | Round | Mark;

/** A flat surface without drawn edges, visible from the side of `toward`. */
export function face(corners: readonly Vec3[], toward: Vec3, finish: Finish = {}): Face {
  const normal = normalize(cross(subtract(corners[1]!, corners[0]!), subtract(corners[2]!, corners[1]!)));
  return { kind: 'face', corners, normal: dot(normal, toward) < 0 ? scale(normal, -1) : normal, finish };
}

/** A flat surface with its border drawn. */
export function panel(corners: readonly Vec3[], toward: Vec3, finish: Finish = {}): Part[] {
  const surface = face(corners, toward, finish);
  const edges = corners.map((from, index): Edge => {
    return { kind: 'edge', from, to: corners[(index + 1) % corners.length]!, faces: [surface] };
  });
  return [surface, ...edges];
}

/** A convex polygon pushed along `way`: walls, steps, gables. `sides` changes single faces, found by their direction. */
export function prism(
  base: readonly Vec3[],
  way: Vec3,
  finish: Finish = {},
  sides: readonly { toward: Vec3; finish: Finish }[] = [],
): Part[] {
  const top = base.map((point) => add(point, way));
  const center = middle([...base, ...top]);
  const make = (corners: readonly Vec3[]) => {
    const plain = face(corners, subtract(middle(corners), center));
    const own = sides.find(({ toward }) => dot(normalize(toward), plain.normal) > 0.9);
    return { ...plain, finish: { ...finish, ...own?.finish } };
  };
  const next = (index: number) => (index + 1) % base.length;
  const walls = base.map((from, index) => make([from, base[next(index)]!, top[next(index)]!, top[index]!]));
  const [lower, upper] = [make(base), make(top)];
  const edges = base.flatMap((from, index): Edge[] => [
    { kind: 'edge', from, to: base[next(index)]!, faces: [lower, walls[index]!] },
    { kind: 'edge', from: top[index]!, to: top[next(index)]!, faces: [upper, walls[index]!] },
    { kind: 'edge', from: base[next(index)]!, to: top[next(index)]!, faces: [walls[index]!, walls[next(index)]!] },
  ]);
  return [lower, upper, ...walls, ...(finish.outline === false ? [] : edges)];
}

type Extent = readonly [number, number];

/** A box between two values on each axis, in meters. */
export function box(
  x: Extent,
  y: Extent,
  z: Extent,
  finish: Finish = {},
  sides: Parameters<typeof prism>[3] = [],
): Part[] {
  const [a, b] = [Math.min(...z), Math.max(...z)];
  const base: Vec3[] = [
    [x[0], y[0], a],
    [x[1], y[0], a],
    [x[1], y[1], a],
    [x[0], y[1], a],
  ];
  return prism(base, [0, 0, b - a], finish, sides);
}

/** A surface turned about the axis `along`, which starts at `foot`. */
export function round(
  foot: Vec3,
  profile: Round['profile'],
  options: { along?: Vec3; ruling?: Round['ruling']; flutes?: number; tone?: number } = {},
): Round {
  const along = normalize(options.along ?? up);
  const side = normalize(Math.abs(along[0]) > 0.9 ? cross(along, up) : cross([1, 0, 0], along));
  const axes = [cross(side, along), side, along] as const;
  const { ruling = 'upright', flutes = 0, tone = 0 } = options;
  return { kind: 'round', foot, axes, profile, ruling, flutes, tone };
}

/** A line of weight 0 (finest) to 3 along some points on surfaces; with `within`, only where the lines of the picture have not begun to end. */
export const mark = (points: readonly Vec3[], weight = 1, within = false): Mark => ({
  kind: 'mark',
  points,
  weight,
  within,
});

/** The point of a turned surface at an angle, a radius and a height. */
export function onRound(part: Round, angle: number, radius: number, height: number): Vec3 {
  const [x, y, z] = part.axes;
  const flat = add(scale(x, Math.cos(angle) * radius), scale(y, Math.sin(angle) * radius));
  return add(part.foot, add(flat, scale(z, height)));
}
