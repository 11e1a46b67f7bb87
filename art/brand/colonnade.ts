/** A line drawing of two fluted columns on three steps under an entablature, with the lit door of the firm's pictures between them. */
export type Colonnade = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  line: string;
  ground: string;
};

const column = { radiusTop: 42, radiusFoot: 51, flutes: 9 };
const abacus = { half: 66, height: 13 };
const echinus = 19;
const architrave = 28;
const frieze = 46;
const stepHeight = 16;

const n = (value: number) => Number(value.toFixed(1));
const line = (x1: number, y1: number, x2: number, y2: number) => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;

/** A shaft from `head` to `foot`, centered on `x`. The edges of its flutes are closer together toward its sides, as on any round object. */
function shaft(x: number, head: number, foot: number): string {
  const { radiusTop, radiusFoot, flutes } = column;
  return Array.from({ length: flutes + 1 }, (_, index) => {
    const side = Math.sin((index / flutes - 0.5) * Math.PI);
    const [a, b] = [x + side * radiusTop, x + side * radiusFoot];
    // Entasis: a shaft swells a little on its way down.
    const bulge = a + (b - a) * 0.32 + side * 2;
    return `M${n(a)} ${n(head)}Q${n(bulge)} ${n((head + foot) / 2)} ${n(b)} ${n(foot)}`;
  }).join('');
}

function capital(x: number, top: number): string {
  const { half, height } = abacus;
  const [under, neck] = [top + height, top + height + echinus];
  const r = column.radiusTop;
  return [
    `M${x - half} ${top}V${under}H${x + half}V${top}`,
    `M${x - half + 5} ${under}Q${x - half + 9} ${neck - 5} ${x - r} ${neck}M${x + half - 5} ${under}Q${x + half - 9} ${neck - 5} ${x + r} ${neck}`,
    line(x - r - 1, neck, x + r + 1, neck),
    line(x - r, neck + 7, x + r, neck + 7),
  ].join('');
}

/** Triglyphs over each column and between them. */
function triglyphs(centers: readonly number[], top: number, bottom: number): string {
  return centers.flatMap((x) => [-18, -6, 6, 18].map((offset) => line(x + offset, top, x + offset, bottom))).join('');
}

/** SVG of the colonnade; its steps and entablature run off the sides of the panel. */
export function colonnade({ left, right, top, bottom, line: color, ground }: Colonnade): string {
  const middle = (left + right) / 2;
  const centers = [middle - 102, middle + 102];
  const [friezeFoot, architraveFoot] = [top + frieze, top + frieze + architrave];
  const floor = bottom - 3 * stepHeight;
  const neck = architraveFoot + abacus.height + echinus;
  const across = [top - 12, top, friezeFoot, friezeFoot + 6, architraveFoot].map((y) => line(left, y, right, y));
  const steps = [0, 1, 2, 3].map((index) => line(left, floor + index * stepHeight, right, floor + index * stepHeight));
  const [doorTop, doorHalf] = [neck + (floor - neck) * 0.3, 20];
  const drawing = [
    ...across,
    ...steps,
    triglyphs([centers[0]!, middle, centers[1]!], top, friezeFoot),
    ...centers.map((x) => capital(x, architraveFoot) + shaft(x, neck + 7, floor)),
    `M${middle - doorHalf - 8} ${floor}V${n(doorTop - 8)}H${middle + doorHalf + 8}V${floor}`,
  ].join('');
  return [
    `<rect x="${left}" width="${right - left}" height="100%" fill="${ground}"/>`,
    `<rect x="${middle - doorHalf}" y="${n(doorTop)}" width="${2 * doorHalf}" height="${n(floor - doorTop)}" fill="${color}"/>`,
    `<path d="${drawing}" fill="none" stroke="${color}" stroke-width="1.75"/>`,
  ].join('');
}
