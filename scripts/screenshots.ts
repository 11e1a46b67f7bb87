/**
 * Pictures of pages of the served site, to look at: `npm run screenshots -- [page…] [--widths 375,1440] [--base http://localhost:3000]`.
 * They are written to `test-results/screenshots/<page>-<locale>-<width>.png`.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { localizePath } from '@/lib/i18n/localize-path';
import { locales } from '@/lib/i18n/routing';
import { pageNames, pagePaths } from '@/lib/pages';
import { chromiumPath } from './chromium-path';

const folder = 'test-results/screenshots';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string', default: '375,1440' }, base: { type: 'string', default: 'http://localhost:3000' } },
});
const addresses = { ...pagePaths, notFound: '/no-such-page' };
const names = positionals.length > 0 ? positionals : [...pageNames, 'notFound'];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-background-networking'] });
for (const width of values.widths.split(',').map(Number)) {
  const page = await browser.newPage({ viewport: { width, height: width < 768 ? 812 : 900 } });
  for (const name of names) {
    for (const locale of locales) {
      const path = addresses[name as keyof typeof addresses];
      if (!path) throw new Error(`There is no page "${name}"; known: ${Object.keys(addresses).join(', ')}`);
      await page.goto(values.base + localizePath(path, locale));
      await page.screenshot({ path: `${folder}/${name}-${locale}-${width}.png`, fullPage: true });
    }
  }
  await page.close();
}
await browser.close();
