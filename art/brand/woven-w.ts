import { type Outline, type Point, polygon } from './outline';

/** Measures of the firm's W, in its own units; widths are horizontal. */
export type WovenW = {
  height: number;
  /** Width of the strokes that fall to the right, and (`thin`) of those that rise. */
  thick: number;
  thin: number;
  /** From the left edge of a V's thick stroke to the right edge of its thin one, at the top. */
  span: number;
  /** From the left edge of the thick stroke at the top to that of the foot, and the foot's width. */
  lean: number;
  foot: number;
  /** Distance from the first V to the second. */
  step: number;
  /** Gap on both sides of the stroke that passes over the other. */
  gap: number;
  /** Height of the slabs, their overhang, and the depth of the wedge below them. */
  slab: number;
  overhang: number;
  wedge: number;
};

/** The intersection of the line through `a` and `b` with the line through `c` and `d`. */
function cross(a: Point, b: Point, c: Point, d: Point): Point {
  const [abX, abY, cdX, cdY] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const t = ((c[0] - a[0]) * cdY - (c[1] - a[1]) * cdX) / (abX * cdY - abY * cdX);
  return [a[0] + abX * t, a[1] + abY * t];
}

/**
 * Two interlaced V: the rising stroke of the first passes under the falling stroke of the second, and one slab joins both inner strokes at the top.
 * The feet are on y = 0, and the outer edge of the first V is at x = 0.
 */
export function wovenW(w: WovenW): Outline {
  const top = -w.height;
  const rising = (x: number): [Point, Point, Point, Point] => {
    const [right, foot] = [x + w.span, x + w.lean + w.foot];
    return [
      [right - w.thin, top],
      [right, top],
      [foot, 0],
      [foot - w.thin, 0],
    ];
  };
  const falling = (x: number) => {
    const [riseTop, , , riseFoot] = rising(x);
    const crotch = cross([x + w.thick, top], [x + w.thick + w.lean, 0], riseTop, riseFoot);
    return polygon([[x, top], [x + w.thick, top], crotch, [x + w.lean + w.foot, 0], [x + w.lean, 0]]);
  };
  const [leftTop, rightTop, rightFoot, leftFoot] = rising(0);
  // The falling stroke's edges, moved outward by the gap, cut the stroke below.
  const over = w.step;
  const edge = (shift: number): [Point, Point] => [
    [over + shift, top],
    [over + w.lean + shift, 0],
  ];
  const [before, after] = [edge(-w.gap), edge(w.thick + w.gap)];
  const lower = polygon([
    leftFoot,
    rightFoot,
    cross(rightTop, rightFoot, ...before),
    cross(leftTop, leftFoot, ...before),
  ]);
  const upper = polygon([leftTop, rightTop, cross(rightTop, rightFoot, ...after), cross(leftTop, leftFoot, ...after)]);
  /** How far a falling stroke has moved to the right where the wedge ends. */
  const drift = (w.lean * (w.slab + w.wedge)) / w.height;
  const slab = (left: number, right: number) =>
    polygon([
      [left, top],
      [right, top],
      [right, top + w.slab],
      [left, top + w.slab],
    ]);
  const wedges = (stem: number) => {
    if (w.wedge === 0) return [];
    const [upper, lower] = [top + w.slab, top + w.slab + w.wedge];
    const right = stem + w.thick;
    const wedge: Point[] = [
      [stem - w.overhang, upper],
      [right + w.overhang, upper],
      [right + drift, lower],
      [stem + drift, lower],
    ];
    return [polygon(wedge)];
  };
  const end = w.step + w.span;
  return [
    falling(0),
    lower,
    upper,
    falling(w.step),
    polygon(rising(w.step)),
    slab(-w.overhang, w.thick + w.overhang),
    ...wedges(0),
    slab(w.step - w.overhang, w.span + w.overhang),
    ...wedges(w.step),
    slab(end - w.thin - w.overhang * 1.2, end + w.overhang),
  ];
}
