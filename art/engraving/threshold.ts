import type { Drawing } from '@/components/engravings/drawing';
import { light } from '@/lib/brand-colors';

/** A lit door as seen at night: its lines are gold, and its background is transparent. Its lowest step ends at the lower edge. */
export function thresholdFile({ viewBox, opening, spill, lines }: Drawing): string {
  const strokes = lines.map(
    ({ width, path }) => `<path stroke-width="${width}" vector-effect="non-scaling-stroke" d="${path}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`,
    `<path fill="${light}" opacity=".4" d="${spill}"/><path fill="${light}" d="${opening}"/>`,
    `<g fill="none" stroke="${light}">${strokes.join('')}</g></svg>\n`,
  ].join('');
}
