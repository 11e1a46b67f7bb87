/** Writes `public/share/<locale>/<page>.png` for every page and language: `npx tsx art/brand/share-pictures.ts [page...]`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { firm } from '@/content/firm';
import { pageTitle } from '@/content/page-title';
import { isTranslated } from '@/content/translated-pages';
import { locales } from '@/lib/i18n/routing';
import { pageNames } from '@/lib/pages/pages';
import { sharePicturePath } from '@/lib/pages/share-picture';
import { askedNames } from '../asked-names';
import { share, sharePicture } from './share-picture';

const limit = 60_000;
const asked = askedNames(process.argv.slice(2), pageNames);
const host = new URL(firm.siteUrl).host;

for (const locale of locales) {
  const wanted = pageNames.filter((name) => isTranslated(locale, name) && asked.includes(name));
  for (const page of wanted) {
    const data = await sharp(Buffer.from(sharePicture(pageTitle(page, locale), host)), { density: 144 })
      .resize(share.width, share.height)
      .png({ palette: true, colors: 64, dither: 0, compressionLevel: 9, effort: 10 })
      .toBuffer();
    if (data.length > limit) throw new Error(`${locale}/${page}.png is too big: ${data.length} B`);
    const file = `public${sharePicturePath(page, locale)}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, data);
    console.log(`${locale}/${page}.png ${data.length} B`);
  }
}
