import type { Drawing } from '@/components/engravings/drawing';
import { ink, light, spilledLight } from '@/lib/brand-colors';

/** One cell of the sheet, in units of its file. */
const cell = { width: 480, height: 384 };

const placed = ({ viewBox }: Drawing, index: number, row: number, content: string) =>
  `<svg x="${index * cell.width}" y="${row * cell.height}" width="${cell.width}" height="${cell.height}" viewBox="${viewBox}" preserveAspectRatio="xMinYMid">${content}</svg>`;

/**
 * Drawings side by side in one file for backgrounds, which keeps the page's HTML small: their lines are in the upper row, and their light is in the
 * lower row. Each drawing starts at the left edge of its cell.
 */
export function rowsFile(drawings: readonly Drawing[]): string {
  const lines = drawings.map((drawing, index) => {
    const paths = drawing.lines.map(
      ({ width, path }) => `<path stroke-width="${width}" vector-effect="non-scaling-stroke" d="${path}"/>`,
    );
    return placed(drawing, index, 0, paths.join(''));
  });
  const lit = drawings.map((drawing, index) => {
    const areas = [
      { fill: spilledLight, path: drawing.spill },
      { fill: light, path: drawing.opening },
    ].filter(({ path }) => path !== '');
    return placed(drawing, index, 1, areas.map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`).join(''));
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cell.width * drawings.length} ${cell.height * 2}">`,
    ...lit,
    `<g fill="none" stroke="${ink}">${lines.join('')}</g></svg>\n`,
  ].join('');
}
