/** Writes the icons: `npx tsx art/brand/icons.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type IconShape, iconSvg } from './icon-mark';

const folder = 'public/icons';
const tab: IconShape = { size: 64, share: 0.875, radius: 6, forTabs: true };
const standard: IconShape = { size: 64, share: 0.72, radius: 6 };
/** Operating systems crop these icons to a shape of their own, so the mark stays within the inner 80 %. */
const cut: IconShape = { size: 64, share: 0.56 };

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size * 4) / 64 })
    .resize(size, size, { kernel: 'lanczos3' })
    .png({ palette: true, colors: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();

/** An ICO file of PNG pictures. */
function ico(pictures: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

await mkdir(folder, { recursive: true });
const svg = iconSvg(tab);
const pictures = [
  { name: 'icon-192.png', source: iconSvg(standard), size: 192 },
  { name: 'icon-512.png', source: iconSvg(standard), size: 512 },
  { name: 'icon-maskable-512.png', source: iconSvg(cut), size: 512 },
  { name: 'apple-touch-icon.png', source: iconSvg({ ...cut, share: 0.64 }), size: 180 },
];
await writeFile(`${folder}/icon.svg`, svg);
for (const { name, source, size } of pictures) await writeFile(`${folder}/${name}`, await png(source, size));
const favicons = [16, 32, 48].map(async (size) => ({ size, data: await png(svg, size) }));
await writeFile('public/favicon.ico', ico(await Promise.all(favicons)));
