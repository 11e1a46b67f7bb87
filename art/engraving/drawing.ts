import { format } from 'prettier';
import type { Drawing } from '@/components/engravings/drawing';
import { areaData, fine, strokeData } from './path-data';
import { engrave } from './plate';
import type { Scene } from './scene';
import { burins } from './tone';

/** A small engraving as data for `components/engravings/detail.tsx`. */
export function drawingOf(scene: Scene): Drawing {
  const { height, strokes, opening, spill } = engrave(scene);
  const lines = burins.map((burin, weight) => ({
    width: burin,
    path: strokeData(strokes.filter((stroke) => stroke.weight === weight)),
  }));
  // Cropped to the drawn width, so that its edge aligns with the text.
  const across = [...strokes.map(({ points }) => points), ...opening, ...spill].flat().map(([x]) => x * fine);
  const [left, right] = [Math.floor(Math.min(...across)) - 2, Math.ceil(Math.max(...across)) + 2];
  return {
    viewBox: [left, 0, right - left, height * fine].join(' '),
    opening: areaData(opening),
    spill: areaData(spill),
    lines: lines.filter(({ path }) => path !== ''),
  };
}

/** The source of a module with a drawing, formatted like the rest of the project. */
export function drawingModule(name: string, drawing: Drawing): Promise<string> {
  const source = `// Written by art/engraving/write.ts; change art/engraving/details instead.
import type { Drawing } from '@/components/engravings/drawing';

/** See the scene of this name in art/engraving/details. */
export const ${name}: Drawing = ${JSON.stringify(drawing)};
`;
  return format(source, { parser: 'typescript', printWidth: 120, singleQuote: true });
}
