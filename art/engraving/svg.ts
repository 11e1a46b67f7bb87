import { ink, light, spilledLight } from '@/lib/brand-colors';
import { areaData, fine, strokeData } from './path-data';
import type { Plate } from './plate';
import type { Scene } from './scene';
import type { Stroke } from './stroke';
import { burins } from './tone';

/** Lines do not scale with the picture, so large and small pictures need other thicknesses. */
const thickness = [
  { media: '(min-width:1100px)', factor: 1.25 },
  { media: '(max-width:520px)', factor: 0.85 },
];

/** The SVG file of a plate. */
export function plateFile({ width, height, strokes, opening, spill, clips }: Plate, scene: Scene): string {
  const groups = [undefined, ...Object.keys(clips)].map((clip, index) => {
    const own = strokes.filter((stroke) => stroke.clip === clip);
    const lines = burins.map((_, weight) =>
      linePath(
        own.filter((stroke) => stroke.weight === weight),
        weight,
      ),
    );
    return clip === undefined ? lines.join('') : `<g clip-path="url(#c${index})">${lines.join('')}</g>`;
  });
  const cuts = Object.values(clips).map((outline, index) => {
    return `<clipPath id="c${index + 1}"><path d="${areaData(outline)}"/></clipPath>`;
  });
  const rules = thickness.map(({ media, factor }) => {
    return `@media${media}{${burins.map((burin, weight) => `.${names[weight]}{stroke-width:${short(burin * factor)}px}`).join('')}}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * fine} ${height * fine}" preserveAspectRatio="xMinYMax slice">`,
    `<style>${rules.join('')}</style>`,
    ...Object.entries({ ...scene.views, d: [0, 0, width, height] }).map(([id, box]) => {
      return `<view id="${id}" viewBox="${box.map((value) => value * fine).join(' ')}" preserveAspectRatio="${id === 'm' ? 'xMidYMax' : 'xMinYMax'} slice"/>`;
    }),
    ...(spill.length > 0 ? [`<path fill="${spilledLight}" d="${areaData(spill)}"/>`] : []),
    ...(opening.length > 0 ? [`<path fill="${light}" d="${areaData(opening)}"/>`] : []),
    ...cuts,
    `<g fill="none" stroke="${ink}">${groups.join('')}</g></svg>\n`,
  ].join('');
}

const names = ['a', 'b', 'c', 'd'];

function linePath(strokes: readonly Stroke[], weight: number): string {
  if (strokes.length === 0) return '';
  const width = `class="${names[weight]}" stroke-width="${burins[weight]}"`;
  return `<path ${width} vector-effect="non-scaling-stroke" d="${strokeData(strokes)}"/>`;
}

const short = (value: number) => Number(value.toFixed(2));
