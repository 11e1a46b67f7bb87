import { goldDeep, ink, paper } from '@/lib/brand-colors';
import { range } from './vector';

const tile = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;

const short = (value: number) => Number(value.toFixed(2));

/** The frieze that closes a page: one triglyph and two half metopes, to be repeated every 120 pixels; 72 high. */
export function frieze(): string {
  const level = (heights: readonly number[]) => heights.map((y) => `M0 ${y}h120`).join('');
  const upright = (xs: readonly number[], from: number, to: number) => xs.map((x) => `M${x} ${from}V${to}`).join('');
  const shadow = level(range(18.5, 24.5, 1.5));
  const drops = [46.5, 51.9, 57.3, 62.7, 68.1, 73.5].map((x) => `M${short(x - 1)} 58.5l-.8 4.5h3.6l-.8-4.5`).join('');
  const side = range(76.8, 80.4, 1.2)
    .map((x, index) => `M${short(x)} ${short(19 + index)}V50`)
    .join('');
  return tile(
    120,
    72,
    [
      `<g fill="none" stroke="${ink}">`,
      `<path d="${level([0.5, 4.5, 16.5, 50.5, 54.5, 71.5])}M44.5 17v33M75.5 17v33M44 20.5h32M44 58.5h32v-4M44 58.5v-4"/>`,
      `<path stroke-width=".6" d="${level([7, 9, 11, 12.6, 14])}${shadow}${side}${level([65.5, 68.5])}"/>`,
      `<path fill="${paper}" stroke="none" d="M45 21h30v29H45zM45 17h30v3H45z"/>`,
      `<path stroke-width=".8" d="${upright([46.3, 52.6, 54, 55.4, 63.2, 64.6, 66, 73.7], 21, 50)}${drops}"/></g>`,
    ].join(''),
  );
}

/** The guilloche that marks official texts: six waves woven into a band, to be repeated every 56 pixels; 18 high. */
export function guilloche(): string {
  const [width, height, waves] = [56, 18, 6];
  const step = 7;
  const at = (x: number, phase: number) => height / 2 + (height / 2 - 1) * Math.sin((2 * Math.PI * x) / width + phase);
  const rise = (x: number, phase: number) =>
    ((height / 2 - 1) * 2 * Math.PI * Math.cos((2 * Math.PI * x) / width + phase)) / width;
  // Each piece has the slope of the wave at both ends, so that neighbors and tiles join smoothly.
  const wave = (phase: number) =>
    `M0 ${short(at(0, phase))}${range(0, width - step, step)
      .map((x) => {
        const [from, to] = [
          at(x, phase) + (rise(x, phase) * step) / 3,
          at(x + step, phase) - (rise(x + step, phase) * step) / 3,
        ];
        return `C${short(x + step / 3)} ${short(from)} ${short(x + (2 * step) / 3)} ${short(to)} ${x + step} ${short(at(x + step, phase))}`;
      })
      .join('')}`;
  const phases = range(0, waves - 1, 1).map((index) => (index * 2 * Math.PI) / waves);
  return tile(
    width,
    height,
    `<path fill="none" stroke="${goldDeep}" stroke-width=".5" d="${phases.map(wave).join('')}"/>`,
  );
}
