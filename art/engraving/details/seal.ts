import type { Drawing } from '@/components/engravings/drawing';
import { burins } from '../tone';
import { range } from '../vector';

/** The seal is flat and not part of the building: it is drawn by rule in its own plane, 384 units wide. */
const [middle, field, inner, outer, rim] = [192, 118, 126, 170, 182];

type Cut = { weight: number; path: string };

const at = Math.round;
const ring = (radius: number, weight: number): Cut => ({
  weight,
  path: `M${middle - radius} ${middle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0${-2 * radius} 0`,
});
const bar = (x0: number, y0: number, x1: number, y1: number, weight: number): Cut => ({
  weight,
  path: `M${at(x0)} ${at(y0)}${at(y1) === at(y0) ? `H${at(x1)}` : at(x1) === at(x0) ? `V${at(y1)}` : `L${at(x1)} ${at(y1)}`}`,
});
const block = (x0: number, y0: number, x1: number, y1: number): Cut => ({
  weight: 2,
  path: `M${x0} ${y0}H${x1}V${y1}H${x0}z`,
});

/** Rays of the ring, closer together and heavier on the side that faces away from the light. */
const rays = range(0, 71, 1).flatMap((index): Cut[] => {
  const angle = (index * Math.PI) / 36;
  // The light comes from above and from the left.
  const dark = 0.5 + 0.5 * Math.cos(angle - Math.PI / 4);
  if (index % 2 === 1 && dark < 0.7) return [];
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const [from, to] = [inner + 6, index % 2 === 1 ? inner + 6 + 34 * dark : outer - 6];
  return [bar(middle + x * from, middle + y * from, middle + x * to, middle + y * to, dark > 0.7 ? 1 : 0)];
});

const columns = range(0, 5, 1).map((index) => 122 + 28 * index);
const shaft = 13;
const [eaves, head, foot] = [142, 160, 240];
const [left, right, apex] = [106, 278, 100];
const door = { from: 182, to: 202, head: 184 };

/** The sky behind the house: level lines that stop before its outline. */
const sky = range(-field + 8, field - 8, 9).flatMap((y): Cut[] => {
  const half = Math.sqrt(field ** 2 - y ** 2) - 2;
  const level = middle + y;
  if (level < apex - 6) return [bar(middle - half, level, middle + half, level, 0)];
  if (level > foot + 26) return [bar(middle - half, level, middle + half, level, 1)];
  const house = level < eaves - 4 ? 8 + ((level - apex + 6) / (eaves - apex)) * 86 : level < foot ? 94 : 106;
  return half - house < 6
    ? []
    : [bar(middle - half, level, middle - house, level, 0), bar(middle + house, level, middle + half, level, 1)];
});

const house: Cut[] = [
  { weight: 2, path: `M${left - 6} ${eaves - 6}L${middle} ${apex - 8}L${right + 6} ${eaves - 6}z` },
  { weight: 1, path: `M${left + 18} ${eaves - 12}L${middle} ${apex + 6}L${right - 18} ${eaves - 12}z` },
  ...range(apex + 12, eaves - 16, 5).map((y) => {
    const half = ((y - apex - 6) / (eaves - apex - 18)) * 68 - 3;
    return bar(middle - half, y, middle + half, y, 1);
  }),
  block(left, eaves - 6, right, head - 4),
  bar(left, head - 10, right, head - 10, 0),
  ...columns.flatMap((x) => [
    { weight: 1, path: `M${x - 10} ${head - 4}v5h20v-5` },
    {
      weight: 2,
      path: `M${x - shaft / 2} ${head + 1}L${x - shaft / 2 - 1} ${foot}M${x + shaft / 2} ${head + 1}L${x + shaft / 2 + 1} ${foot}`,
    },
    ...[0, 2.5, 4.6].map((aside) => bar(x + aside, head + 1, x + aside, foot, aside > 0 ? 1 : 0)),
  ]),
  // The wall between the columns, dark on both sides of the door.
  ...range(head + 4, foot - 4, 6).flatMap((y) =>
    columns
      .slice(1)
      .flatMap((x, index): Cut[] =>
        index === 2 && y > door.head - 4 ? [] : [bar(x - 28 + shaft / 2 + 2, y, x - shaft / 2 - 2, y, 1)],
      ),
  ),
  { weight: 1, path: `M${door.from} ${foot}V${door.head}H${door.to}V${foot}` },
  block(left - 2, foot, right + 2, foot + 8),
  block(left - 10, foot + 8, right + 10, foot + 16),
];

/** A seal: official papers. */
export function seal(): Drawing {
  const cuts = [
    ring(rim, 3),
    ring(outer + 4, 1),
    ring(outer, 2),
    ring(inner, 2),
    ring(field, 1),
    ...rays,
    ...sky,
    ...house,
  ];
  const size = 2 * middle;
  return {
    viewBox: `0 0 ${size} ${size}`,
    opening: `M${door.from} ${foot}V${door.head}H${door.to}V${foot}z`,
    spill: '',
    lines: burins.map((width, weight) => ({
      width,
      path: cuts.flatMap((cut) => (cut.weight === weight ? [cut.path] : [])).join(''),
    })),
  };
}
