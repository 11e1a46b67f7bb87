// node art/encode.mjs [folder of finished PNGs] [name...]
// Writes public/images/hero/<name>-<width>.{avif,webp,jpg}, the 4:5 portrait set and art/hero-colors.json.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import sharp from 'sharp';

const here = `${import.meta.dirname}/`;
const pictures = JSON.parse(await readFile(`${here}pictures.json`, 'utf8'));
const [folder = '/tmp/art-finals', ...only] = process.argv.slice(2);
const target = `${here}../public/images/hero/`;
const colorFile = `${here}hero-colors.json`;
const colors = existsSync(colorFile) ? JSON.parse(await readFile(colorFile, 'utf8')) : {};
const kb = (n) => (n / 1024).toFixed(1).padStart(6);

/** AVIF within `limit` KB: the first quality that fits, or the lowest, 24. */
async function avif(image, limit, quality = 52) {
  const data = await image.clone().avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();
  return data.length <= limit * 1024 || quality <= 24 ? { data, quality } : avif(image, limit, quality - 4);
}

async function write(image, stem, limit) {
  const { data, quality } = await avif(image, limit);
  const webp = await image.clone().webp({ quality: 72, effort: 6, smartSubsample: true }).toBuffer();
  const jpg = await image.clone().jpeg({ quality: 74, mozjpeg: true }).toBuffer();
  await Promise.all(
    [
      ['avif', data],
      ['webp', webp],
      ['jpg', jpg],
    ].map(([ext, bytes]) => writeFile(`${target}${stem}.${ext}`, bytes)),
  );
  console.log(
    `${stem.padEnd(28)} avif${kb(data.length)} (q${quality})  webp${kb(webp.length)}  jpg${kb(jpg.length)} KB`,
  );
}

/** Mean colour of the left 45 %, under the headline. */
async function leftColor(file, w, h) {
  const { channels } = await sharp(
    await sharp(file)
      .extract({ left: 0, top: 0, width: Math.round(w * 0.45), height: h })
      .toBuffer(),
  ).stats();
  return `#${channels
    .slice(0, 3)
    .map((c) => Math.round(c.mean).toString(16).padStart(2, '0'))
    .join('')}`;
}

await mkdir(target, { recursive: true });
for (const [name, { focus }] of Object.entries(pictures)) {
  const file = `${folder}/${name}.png`;
  if ((only.length && !only.includes(name)) || !existsSync(file)) continue;
  const { width: w, height: h } = await sharp(file).metadata();
  for (const width of [640, 960, 1280, 1920]) {
    await write(
      sharp(file).resize({ width, kernel: 'lanczos3' }),
      `${name}-${width}`,
      40 * Math.max(0.5, width / 1280) ** 1.5,
    );
  }
  const cut = Math.round(h * 0.8),
    left = Math.min(w - cut, Math.max(0, Math.round(w * focus - cut / 2)));
  const portrait = await sharp(file).extract({ left, top: 0, width: cut, height: h }).png().toBuffer();
  for (const width of [480, 800])
    await write(sharp(portrait).resize({ width }), `${name}-portrait-${width}`, width === 480 ? 20 : 44);
  colors[name] = await leftColor(file, w, h);
}
await writeFile(colorFile, `${JSON.stringify(colors, null, 2)}\n`);
