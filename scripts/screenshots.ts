/**
 * Pictures of all pages and states, to look at: `npm run screenshots -- [page or state…] [--widths 375,1440] [--base http://localhost:3000]`.
 * Serves `out/` itself unless `--base` says where the site is (`components --base …` shows forms and tools while `npm run dev` runs), and writes
 * `screenshots/<name>-<locale>-<width>.png` and a sheet of them.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { breakpoints } from '@/lib/breakpoints';
import { localizePath } from '@/lib/i18n/localize-path';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { pageNames, pagePaths } from '@/lib/pages/pages';
import { openBrowser } from '@/scripts/kit/browser';
import { openTime } from '@/scripts/kit/open-time';
import { serve } from '@/scripts/kit/serve-folder';
import { opener } from './screenshots/opener';
import { type Shot, writeSheet } from './screenshots/sheet';
import type { State } from './screenshots/state';
import { states } from './screenshots/states';

const folder = 'screenshots';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string', default: '375,1440' }, base: { type: 'string' } },
});
/** The page of components exists only in development. */
const development = values.base ? { components: '/components' } : {};
const pages = Object.entries({ ...pagePaths, notFound: '/no-such-page', ...development }).map(
  ([name, path]): State => ({
    name,
    isFullPage: true,
    show: async (page, open, locale) => {
      await page.clock.setFixedTime(openTime);
      await page.goto(origin + localizePath(path, locale));
    },
  }),
);
const all = [...pages, ...states];
const unknown = positionals.find((name) => all.every((shown) => shown.name !== name));
if (unknown)
  throw new Error(`There is no page or state "${unknown}"; known: ${all.map(({ name }) => name).join(', ')}`);
const wanted = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

await mkdir(folder, { recursive: true });
const browser = await openBrowser();
// Last, so that no failure before `try` leaves a server running.
const server = values.base ? undefined : await serve('.');
const origin = values.base ?? server?.origin ?? '';
try {
  for (const width of values.widths.split(',').map(Number)) {
    for (const locale of completeLocales) {
      const shots: Shot[] = [];
      for (const state of wanted) {
        if (state.locales?.includes(locale) === false || width >= (state.below ?? Infinity)) continue;
        shots.push({ name: state.name, file: await shoot(browser, state, locale, width) });
      }
      await writeSheet(`${folder}/sheet-${locale}-${width}.png`, shots, 7);
    }
  }
} finally {
  await browser.close();
  server?.close();
}
console.log(`${folder}: ${wanted.length} pages and states (of ${pageNames.length} pages and ${states.length} states)`);

/** Takes the picture of one state; an error names the state. */
async function shoot(
  browser: Browser,
  { name, show, isFullPage = false }: State,
  locale: CompleteLocale,
  width: number,
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width, height: width < breakpoints.tablet ? 812 : 900 },
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const file = `${folder}/${name}-${locale}-${width}.png`;
  try {
    // Loads the fonts into the cache, because a font that arrives late is not used (`app/fonts.ts`).
    await page.goto(origin);
    await show(page, await opener(page, origin), locale);
    await page.screenshot({ path: file, fullPage: isFullPage, animations: 'disabled' });
  } catch (error) {
    throw new Error(`${name} in ${locale} at ${width} px could not be shown`, { cause: error });
  } finally {
    await context.close();
  }
  return file;
}
