import { flank } from '../corners';
import { box, face, mark, type Part } from '../parts';
import { accident, range, type Vec3 } from '../vector';

const [shelfFoot, shelfStep, shelves] = [0.55, 0.62, 5];
const bay = 1.9;

/** Ledgers on one shelf between two depths, each with its own height and width. */
function ledgers(x: number, from: number, to: number, foot: number): Part[] {
  const parts: Part[] = [];
  const inward = -Math.sign(x);
  for (let y = from; y < to - 0.06;) {
    const chance = accident(y * 13.7 + foot * 7.1 - inward);
    const width = 0.1 + 0.1 * accident(y * 5.3 + foot);
    const high = foot + 0.36 + 0.15 * chance;
    const next = Math.min(to, y + width);
    // Some have been taken out.
    if (chance < 0.93) {
      const corners: Vec3[] = flank(x, [y, next], [foot, high]);
      parts.push(face(corners, [inward, 0, 0], chance < 0.45 ? { ruling: 'upright', tone: 0.2 } : { ruling: 'none' }));
      parts.push(mark(corners.slice(1), 2));
      if (chance > 0.7 && y < 5)
        parts.push(
          mark(
            [
              [x, y, high - 0.12],
              [x, next, high - 0.12],
            ],
            1,
          ),
        );
    }
    y = next;
  }
  return parts;
}

/** A wall of shelves on the left (-1) or right (1) side of a room, `half` meters from its middle, as deep as the room. */
export const bookcase = (
  sign: number,
  { half, end, ceiling }: { half: number; end: number; ceiling: number },
): Part[] => [
  face(flank(sign * half, [0, end], [0, ceiling]), [-sign, 0, 0], { ruling: 'none' }),
  ...range(0, shelves, 1).flatMap((index) => {
    const foot = shelfFoot + index * shelfStep;
    return box([sign * (half - 0.32), sign * half], [0, end], [foot - 0.04, foot], { ruling: [0, 1, 0] });
  }),
  ...box([sign * (half - 0.4), sign * half], [0, end], [0, shelfFoot - 0.06]),
  ...range(1, end, bay).flatMap((y) =>
    box([sign * (half - 0.38), sign * half], [y, y + 0.12], [0, shelfFoot + shelves * shelfStep + 0.05], {
      ruling: 'upright',
    }),
  ),
  ...range(1, end - 1, bay).flatMap((y) =>
    range(0, shelves - 1, 1).flatMap((index) =>
      ledgers(sign * (half - 0.1), y + 0.14, y + bay - 0.02, shelfFoot + index * shelfStep),
    ),
  ),
  ...box(
    [sign * (half - 0.5), sign * half],
    [0, end],
    [shelfFoot + shelves * shelfStep, shelfFoot + shelves * shelfStep + 0.28],
    { ruling: [0, 1, 0] },
  ),
];
