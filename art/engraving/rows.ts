import type { Drawing } from '@/components/engravings/drawing';
import { ink, light, spilledLight } from '@/lib/brand-colors';

/** One cell of the sheet, in units of its file. */
const cell = { width: 480, height: 384 };

/** Drawings side by side in one file, for backgrounds: the page's own HTML stays light. All begin at the left edge of their cells. */
export function rowsFile(drawings: readonly Drawing[]): string {
  const placed = drawings.map(({ viewBox, opening, spill, lines }, index) => {
    const areas = [
      { fill: spilledLight, path: spill },
      { fill: light, path: opening },
    ].filter(({ path }) => path !== '');
    return [
      `<svg x="${index * cell.width}" width="${cell.width}" height="${cell.height}" viewBox="${viewBox}" preserveAspectRatio="xMinYMid">`,
      ...areas.map(({ fill, path }) => `<path fill="${fill}" stroke="none" d="${path}"/>`),
      ...lines.map(
        ({ width, path }) => `<path stroke-width="${width}" vector-effect="non-scaling-stroke" d="${path}"/>`,
      ),
      '</svg>',
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cell.width * drawings.length} ${cell.height}" fill="none" stroke="${ink}">`,
    ...placed,
    '</svg>\n',
  ].join('');
}
