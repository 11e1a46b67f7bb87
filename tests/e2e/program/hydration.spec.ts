import { markHydration } from '@/scripts/kit/mark-hydration';
import { runtimeOf } from '../kit/built-site';
import { expect, test } from '../kit/fixtures';
import { openRunning, startProgram } from '../kit/running-page';

test.use({ viewport: { width: 390, height: 844 } });

test(
  'hydration fetches its two scripts and nothing that is already on the page',
  { tag: '@program-2' },
  async ({ page, request }) => {
    const program = runtimeOf(await (await request.get('/')).text());
    const fetched: string[] = [];
    await markHydration(page);
    await page.goto('/');
    page.on('request', (asked) => fetched.push(new URL(asked.url()).pathname));
    await startProgram(page);
    // Prefetching begins after hydration, when everything that hydration needs has been requested.
    await expect.poll(() => fetched.some((path) => path.endsWith('.txt'))).toBe(true);
    const present = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(
        ({ href }) => new URL(href).pathname,
      ),
    );
    expect(program).toHaveLength(2);
    expect(present.length).toBeGreaterThan(1);
    // The idle fetch may have requested the same two; the scripts of prefetched pages come after their data.
    const forThisPage = fetched.slice(
      0,
      fetched.findIndex((path) => path.endsWith('.txt')),
    );
    expect(new Set(forThisPage.filter((path) => path.endsWith('.js')))).toEqual(new Set(program));
    expect(fetched.filter((path) => present.includes(path))).toEqual([]);
  },
);

for (const path of ['/', '/es/make-payment', '/privacy-notice', '/dates']) {
  test(`${path} has its styles: hydration preloads none of them`, { tag: '@program-2' }, async ({ page }) => {
    await openRunning(page, path);
    const hrefs = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const present = await hrefs('link[rel="stylesheet"][disabled]');
    expect(present.length).toBeGreaterThan(0);
    const ahead = await hrefs('link[rel="preload"][as="style"]');
    expect(ahead.filter((href) => present.includes(href))).toEqual([]);
  });
}
