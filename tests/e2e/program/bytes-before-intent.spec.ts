import type { Page } from '@playwright/test';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { noticeNames } from '@/lib/pages/pages';
import { allPaths, marketingPaths } from '@/scripts/bench/measured-pages';
import { byteBudgets } from '@/scripts/kit/byte-budgets';
import { desktop, phone } from '@/scripts/kit/screens';
import { untilIdle } from '@/scripts/kit/until-idle';
import { bytesAt, runtimeOf } from '../kit/built-site';
import { expect, test } from '../kit/fixtures';
import { saveData } from '../kit/save-data';

const homes = completeLocales.map((locale) => localizePath('/', locale));
const noticePaths = completeLocales.flatMap((locale) => noticeNames.map((name) => localizePath(`/${name}`, locale)));
const otherPaths = allPaths.filter((path) => ![...marketingPaths, ...noticePaths].includes(path));

/** Addresses of everything that the page fetches until it has been idle, all from its own host. */
async function fetchedBy(page: Page, path: string): Promise<string[]> {
  const fetched: string[] = [];
  const remember = (request: { url: () => string }) => fetched.push(request.url());
  page.on('request', remember);
  await page.goto(path);
  await untilIdle(page);
  page.off('request', remember);
  const origin = new URL(page.url()).origin;
  expect(fetched.filter((address) => !address.startsWith(origin) && !address.startsWith('data:'))).toEqual([]);
  return fetched.filter((address) => address.startsWith(origin)).map((address) => new URL(address).pathname);
}

/**
 * Of what the page at `page` fetched, the bytes that editors cannot make more: not its HTML, which grows with the words, and no photographs, which
 * have a limit of their own (`tests/unit/content/photographs.test.ts`).
 */
const bytesBesidesHtml = (page: string, fetched: readonly string[]) =>
  fetched
    .filter((path) => path !== page && !path.startsWith('/photographs/'))
    .map(bytesAt)
    .reduce((total, size) => total + size, 0);

for (const [name, screen] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(screen);

    test(`with data saver the home page fetches no script on ${name}, and its other files stay within budget`, async ({
      page,
    }) => {
      await saveData(page);
      for (const home of homes) {
        const fetched = await fetchedBy(page, home);
        expect(fetched.filter((path) => path.endsWith('.js'))).toEqual([]);
        const pictures = fetched.filter((path) => path.startsWith('/engravings/'));
        expect(pictures.length).toBeGreaterThan(0);
        expect(pictures, 'each picture is fetched once').toEqual([...new Set(pictures)]);
        expect(fetched.filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
        expect(bytesBesidesHtml(home, fetched), fetched.join(' ')).toBeLessThanOrEqual(
          byteBudgets.besidesHtmlWithPicture,
        );
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('with data saver the files of a page with a picture stay within budget', async ({ page }) => {
    await saveData(page);
    for (const path of marketingPaths) {
      const fetched = await fetchedBy(page, path);
      expect(bytesBesidesHtml(path, fetched), fetched.join(' ')).toBeLessThanOrEqual(
        byteBudgets.besidesHtmlWithPicture,
      );
    }
  });

  for (const [name, paths, tag] of [
    ['notice', noticePaths, []],
    ['page without a picture', otherPaths, ['@every-page']],
  ] as const) {
    test(
      `with data saver a ${name} fetches no script, and its files stay within budget`,
      { tag: [...tag] },
      async ({ page }) => {
        test.setTimeout(180_000);
        await saveData(page);
        expect(paths.length).toBeGreaterThan(5);
        for (const path of paths) {
          const fetched = await fetchedBy(page, path);
          expect(fetched.filter((address) => address.endsWith('.js'))).toEqual([]);
          expect(bytesBesidesHtml(path, fetched), fetched.join(' ')).toBeLessThanOrEqual(byteBudgets.besidesHtml);
        }
      },
    );
  }
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test(
    'without data saver the page fetches its scripts once when idle and does not run them',
    { tag: '@program-1' },
    async ({ page }) => {
      await saveData(page, { isOn: false });
      const runtime = runtimeOf(await (await page.request.get('/')).text());
      expect(runtime).toHaveLength(2);
      const scripts: string[] = [];
      page.on(
        'request',
        (request) => void (request.url().endsWith('.js') && scripts.push(new URL(request.url()).pathname)),
      );
      await page.goto('/');
      await expect.poll(() => scripts).toEqual(runtime);
      await untilIdle(page);
      expect(scripts).toEqual(runtime);
      expect(
        await page.evaluate(() => [document.querySelectorAll('script[src]').length, '__next_f' in window]),
      ).toEqual([0, false]);
    },
  );

  test('scripts fetched when idle are not fetched again when they run', async ({ page }) => {
    await saveData(page, { isOn: false });
    const runtime = (await fetchedBy(page, '/')).filter((path) => path.endsWith('.js'));
    expect(runtime).toHaveLength(2);
    await page.mouse.move(5, 300);
    await page.mouse.move(6, 301);
    /** Bytes that each script element of the program took from the network. */
    const transferred = () =>
      page.evaluate(() => {
        const entries = performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming);
        const scripts = entries.filter(({ initiatorType, name }) => initiatorType === 'script' && name.endsWith('.js'));
        return scripts.map(({ name, transferSize }) => [new URL(name).pathname, transferSize]);
      });
    await expect
      .poll(async () => (await transferred()).slice(0, runtime.length))
      .toEqual(runtime.map((path) => [path, 0]));
  });
});
