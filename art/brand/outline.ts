/** Outlines in the form that all brand scripts use: y grows downward, as in SVG. */
export type Point = readonly [x: number, y: number];
export type Curve = { type: 'line'; to: Point } | { type: 'cubic'; c1: Point; c2: Point; to: Point };
export type Contour = { start: Point; curves: readonly Curve[] };
export type Outline = readonly Contour[];

export type Move = { x?: number; y?: number; scale?: number };

/** `outline` scaled about the origin, then moved. */
export function place(outline: Outline, { x = 0, y = 0, scale = 1 }: Move): Outline {
  const at = ([px, py]: Point): Point => [px * scale + x, py * scale + y];
  return outline.map(({ start, curves }) => ({
    start: at(start),
    curves: curves.map((curve) =>
      curve.type === 'line'
        ? { type: 'line', to: at(curve.to) }
        : { type: 'cubic', c1: at(curve.c1), c2: at(curve.c2), to: at(curve.to) },
    ),
  }));
}

/** A closed polygon; always turns the same way, so that overlapping pieces fill as one. */
export function polygon(points: readonly Point[]): Contour {
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  const [start, ...rest] = area > 0 ? points : [...points].reverse();
  return { start: start!, curves: rest.map((to) => ({ type: 'line', to })) };
}

/** Left, top, right and bottom of the ink of `outline`. */
export function bounds(outline: Outline) {
  const points = outline.flatMap(({ start, curves }) => {
    const from = [start, ...curves.map(({ to }) => to)];
    return [
      start,
      ...curves.flatMap((curve, index) =>
        curve.type === 'line' ? [curve.to] : [...turningPoints(from[index]!, curve), curve.to],
      ),
    ];
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Where a cubic turns back in x or in y: where its derivative, a quadratic, is zero. */
function turningPoints(from: Point, { c1, c2, to }: Extract<Curve, { type: 'cubic' }>): Point[] {
  const at = (t: number) =>
    ([0, 1] as const).map(
      (axis) =>
        (1 - t) ** 3 * from[axis] +
        3 * (1 - t) ** 2 * t * c1[axis] +
        3 * (1 - t) * t ** 2 * c2[axis] +
        t ** 3 * to[axis],
    );
  const times = ([0, 1] as const).flatMap((axis) => {
    const [a, b, c] = [c1[axis] - from[axis], c2[axis] - c1[axis], to[axis] - c2[axis]];
    const [square, linear] = [a - 2 * b + c, 2 * (b - a)];
    if (Math.abs(square) < 1e-9) return [-a / linear];
    const root = Math.sqrt(linear ** 2 - 4 * square * a);
    return [(-linear + root) / (2 * square), (-linear - root) / (2 * square)];
  });
  return times.filter((t) => t > 0 && t < 1).map((t) => at(t) as unknown as Point);
}

/** Path data in whole units of `1 / precision`, relative, without needless marks. */
export function pathData(outline: Outline, precision = 1): string {
  const round = ([x, y]: Point): Point => [Math.round(x * precision), Math.round(y * precision)];
  let [penX, penY]: Point = [0, 0];
  let previous = '';
  let result = '';
  const emit = (letter: string, values: readonly number[]) => {
    result += letter === previous ? '' : letter;
    values.forEach((value, index) => {
      const text = String(value / precision).replace(/^(-?)0\./, '$1.');
      result += (index || letter === previous) && !text.startsWith('-') ? ` ${text}` : text;
    });
    previous = letter;
  };
  const move = (to: Point) => ([penX, penY] = to);
  const from = (point: Point): Point => [point[0] - penX, point[1] - penY];
  for (const { start, curves } of outline) {
    const begin = round(start);
    emit('m', from(begin));
    move(begin);
    for (const curve of curves) {
      const to = round(curve.to);
      const [dx, dy] = from(to);
      if (curve.type === 'cubic') emit('c', [...from(round(curve.c1)), ...from(round(curve.c2)), dx, dy]);
      else if (dx && dy) emit('l', [dx, dy]);
      else if (dx) emit('h', [dx]);
      else if (dy) emit('v', [dy]);
      move(to);
    }
    result += 'z';
    previous = 'z';
    move(begin);
  }
  return result.replace(/^m/, 'M');
}
