import { gold, goldDeep, ink, paper, slate } from '@/lib/brand-colors';
import { colonnade } from './colonnade';
import { type Face, letter } from './lettering';
import { pathData, place } from './outline';
import { wordmark } from './wordmark';
import { wrapTitle } from './wrap-title';

export const share = { width: 1200, height: 630 };

const titleFace: Face = { family: 'serif', weight: 600, opticalSize: 60 };
const hostFace: Face = { family: 'sans', weight: 500 };
const panelLeft = 800;
const margin = 72;
const lineHeight = 1.12;

/** The wordmark at the top, the title on a thin line, the firm's address below the line, and columns on the right. */
export function sharePicture(title: string, host: string): string {
  const { size, lines } = wrapTitle(title, titleFace, panelLeft - margin - 48, 330, lineHeight);
  const lastLine = 486;
  const mark = wordmark(0.048);
  const set = lines.map((text, index) =>
    place(letter(text, titleFace, size), {
      // Round and slanted letters look slightly indented; a fiftieth of an em to the left aligns them with the margin.
      x: margin - size * 0.02,
      y: lastLine - (lines.length - 1 - index) * size * lineHeight,
    }),
  );
  const markAt = { x: margin, y: 68 };
  const paths = [
    { fill: ink, outline: place(mark.letters, markAt) },
    { fill: goldDeep, outline: place(mark.ampersand, markAt) },
    { fill: ink, outline: set.flat() },
    { fill: slate, outline: place(letter(host, hostFace, 22), { x: margin, y: 578 }) },
  ].map(({ fill, outline }) => `<path fill="${fill}" d="${pathData(outline, 20)}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${share.width} ${share.height}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    `<rect x="${margin}" y="530" width="72" height="3" fill="${gold}"/>`,
    ...paths,
    colonnade({ left: panelLeft, right: share.width, top: 72, bottom: 582, line: gold, ground: ink }),
    '</svg>',
  ].join('');
}
