import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { expect, test } from '../kit/fixtures';
import { focusOn } from '../kit/focus';
import { messages } from '../kit/messages';
import { openRunning, twoFrames } from '../kit/running-page';

// Without animations the header is in its final position at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const situations = ['/help/sued', '/help/coerced-debt', '/help/cannot-pay'];

for (const locale of completeLocales) {
  const language = localeRecords[locale].name;
  const words = messages[locale];

  for (const width of [375, 1024, 1280, 1440])
    test(
      `the quick-help bar is never under the header while tabbing backwards, in ${language} at ${width} px`,
      { tag: '@help-12' },
      async ({ page }) => {
        test.setTimeout(60_000);
        await page.setViewportSize({ width, height: 900 });
        for (const path of situations) {
          await openRunning(page, localizePath(path, locale));
          const bar = page.getByRole('navigation', { name: words.Help.reach });
          await page.locator('#free-help').getByRole('link').first().focus();
          const problems: string[] = [];
          for (let step = 0, isPast = false; step < 80 && !isPast; step++) {
            await page.keyboard.press('Shift+Tab');
            problems.push(...(await focusOn(page)).problems);
            isPast = await bar.evaluate((nav) => nav.querySelector('a') === document.activeElement);
          }
          await expect(bar.getByRole('link').first()).toBeFocused();
          expect(problems, path).toEqual([]);
        }
      },
    );

  test(
    `the quick-help bar sticks to the top when scrolling down and below the header when scrolling up, in ${language}`,
    { tag: '@help-12' },
    async ({ page }) => {
      await openRunning(page, localizePath('/help/sued', locale));
      const bar = page.getByRole('navigation', { name: words.Help.reach });
      const header = page.getByRole('banner');
      const top = () => bar.evaluate((nav) => Math.round(nav.getBoundingClientRect().top));
      await page.mouse.wheel(0, 1500);
      await expect(header).toHaveAttribute('data-state', 'compact-and-deep');
      await expect.poll(top).toBe(0);
      await page.mouse.wheel(0, -400);
      await expect(header).toHaveAttribute('data-state', 'compact');
      const bottom = () => header.evaluate((one) => Math.round(one.getBoundingClientRect().bottom));
      // Both move until the header has its size.
      await expect.poll(async () => Math.abs((await top()) - (await bottom()))).toBeLessThanOrEqual(1);
    },
  );

  for (const path of ['/help/sued', pagePaths['terms-of-use']])
    test(
      `the current section is marked for screen readers where it is marked visually, in ${language} on ${path}`,
      { tag: '@navigation-6' },
      async ({ page }) => {
        await openRunning(page, localizePath(path, locale));
        const links = page.getByRole('navigation', { name: words.Sections.contents }).locator('a:visible');
        const marked = () =>
          links.evaluateAll((all) =>
            all.filter((link) => link.matches(':target-current')).map((link) => link.getAttribute('href')),
          );
        const told = () =>
          links.evaluateAll((all) =>
            all
              .filter((link) => link.getAttribute('aria-current') === 'location')
              .map((link) => link.getAttribute('href')),
          );
        const seen = new Set<string>();
        for (let step = 0; step < 3; step++) {
          await page.mouse.wheel(0, 1200);
          await twoFrames(page);
          await expect.poll(async () => (await told()).length).toBe(1);
          await expect(async () => expect(await told()).toEqual(await marked())).toPass();
          for (const address of await told()) seen.add(address ?? '');
        }
        expect(seen.size).toBeGreaterThan(1);
      },
    );
}
