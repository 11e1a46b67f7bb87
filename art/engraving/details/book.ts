import { box, face, mark, type Part, prism } from '../parts';
import type { Scene } from '../scene';
import { range, type Vec3 } from '../vector';
import { ground, small } from './small';

const deep = 1.5;
/** The height of a page at some points from the spine outward, in meters. */
const page: readonly (readonly [number, number])[] = [
  [0, 0.14],
  [0.3, 0.29],
  [0.8, 0.27],
  [1.3, 0.15],
];

/** The height of a page at a distance from the spine. */
function heightAt(x: number): number {
  const after = page.findIndex(([from]) => from >= x);
  const [[x0, z0], [x1, z1]] = [page[Math.max(after - 1, 0)]!, page[Math.max(after, 1)]!];
  return z0 + ((z1 - z0) * (x - x0)) / (x1 - x0);
}

const onPage = (x: number, y: number): Vec3 => [x, y, heightAt(Math.abs(x)) + 0.008];

/** The leaves on one side of the spine: ruled edges, and a blank page with lines of text. */
function leaves(side: -1 | 1): Part[] {
  const profile: Vec3[] = [[0, 0, 0], ...page.map(([x, z]): Vec3 => [side * x, 0, z]), [side * 1.3, 0, 0]];
  const along = (y: number) => page.map(([x]) => onPage(side * x, y));
  const lines = range(0.24, deep - 0.2, 0.26).map((y, index) => {
    const end = index % 3 === 0 ? 0.9 : 1.16;
    return mark(
      [0.2, 0.3, 0.8, end].map((x) => onPage(side * x, y)),
      0,
    );
  });
  return [
    ...prism(profile, [0, deep, 0], { outline: false }, [{ toward: [0, 0, 1], finish: { ruling: 'none' } }]),
    mark([[side * 1.3, -0.005, 0], ...along(-0.005).reverse()], 2),
    mark(along(deep), 2),
    mark([onPage(side * 1.3, 0), onPage(side * 1.3, deep)], 2),
    ...lines,
  ];
}

/** An open book with a ribbon: words and rules to look up. */
export const book: Scene = small({
  eye: [0.7, -4, 3.1],
  heading: 9,
  tilt: -31,
  focal: 176,
  center: [60, 47],
  spacing: 1.8,
  parts: [
    ...box([-1.4, 1.4], [-0.07, deep + 0.07], [-0.07, 0], { tone: 0.3 }),
    ...leaves(-1),
    ...leaves(1),
    mark([onPage(0, 0), onPage(0, deep)], 2),
    face([onPage(0.42, 0), onPage(0.56, 0), onPage(0.56, deep), onPage(0.42, deep)], [0, 0, 1], { glows: true }),
    face(
      [
        [0.42, -0.085, 0.29],
        [0.56, -0.085, 0.29],
        [0.6, -0.085, -0.18],
        [0.46, -0.085, -0.12],
      ],
      [0, -1, 0],
      { glows: true },
    ),
    ground(-0.08),
  ],
});
