/** Text as outlines of the site's own two families, shaped by HarfBuzz: nothing depends on installed fonts. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';
import { type Segment, smooth } from './fit-curves';
import { type Contour, type Outline, place, type Point } from './outline';

const families = {
  serif: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
  serifItalic: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-italic.woff2',
  sans: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
} as const;

export type Face = { family: keyof typeof families; weight: number; opticalSize?: number };

/** Units per em. */
const em = 1000;

const { resolve } = createRequire(import.meta.url);
const faces = Object.fromEntries(
  await Promise.all(
    Object.entries(families).map(async ([name, file]) => {
      const font = await convert(await readFile(resolve(file)), 'sfnt');
      return [name, new hb.Face(new hb.Blob(new Uint8Array(font)))] as const;
    }),
  ),
) as Record<Face['family'], hb.Face>;

const fonts = new Map<string, hb.Font>();
const glyphs = new Map<string, readonly Contour[]>();

/** The result of `make` for `key`, computed only once. */
function memoized<Value>(store: Map<string, Value>, key: string, make: () => Value): Value {
  if (!store.has(key)) store.set(key, make());
  return store.get(key)!;
}

const keyOf = ({ family, weight, opticalSize = 0 }: Face) => `${family} ${weight} ${opticalSize}`;

function fontOf(face: Face): hb.Font {
  return memoized(fonts, keyOf(face), () => {
    const { family, weight, opticalSize } = face;
    const font = new hb.Font(faces[family]);
    font.setScale(em, em);
    font.setVariations([
      new hb.Variation('wght', weight),
      ...(opticalSize ? [new hb.Variation('opsz', opticalSize)] : []),
    ]);
    return font;
  });
}

function shaped(text: string, face: Face) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(fontOf(face), buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** Width of `text` set `size` high. */
export function widthOf(text: string, face: Face, size = em): number {
  return (shaped(text, face).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * size) / em;
}

/** `text` on a baseline at y = 0, `size` high; outlines deviate by at most `tolerance` thousandths of an em. */
export function letter(text: string, face: Face, size = em, tolerance = 0.6): Outline {
  let pen = 0;
  const outline = shaped(text, face).flatMap(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
    if (codepoint === 0) throw new Error(`No glyph in ${face.family} for a character of "${text}"`);
    const glyph = memoized(glyphs, `${keyOf(face)} ${codepoint} ${tolerance}`, () =>
      contours(fontOf(face).glyphToJson(codepoint), tolerance),
    );
    const x = pen + xOffset;
    pen += xAdvance;
    return place(glyph, { x });
  });
  return place(outline, { scale: size / em });
}

/** HarfBuzz's commands (y upward) as contours (y downward). */
function contours(commands: readonly hb.SvgPathCommand[], tolerance: number): Contour[] {
  const result: { start: Point; segments: Segment[] }[] = [];
  const kinds = { L: 'line', Q: 'quadratic' } as const;
  for (const { type, values } of commands) {
    const points = Array.from({ length: values.length / 2 }, (_, i): Point => [values[2 * i]!, -values[2 * i + 1]!]);
    if (type === 'M') result.push({ start: points[0]!, segments: [] });
    else if (type in kinds) result.at(-1)!.segments.push({ type: kinds[type as keyof typeof kinds], points });
  }
  return result.map(({ start, segments }) => smooth(start, segments, tolerance));
}
