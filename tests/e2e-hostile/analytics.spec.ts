import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { expect, test } from '@/tests/e2e/kit/fixtures';
import { messages } from '@/tests/e2e/kit/messages';
import { openRunning } from '@/tests/e2e/kit/running-page';
import { watchViolations } from '@/tests/e2e/kit/violations';
import { analyticsId, counted, counterOnce, serveCounter } from './counter';

for (const locale of completeLocales) {
  const at = (path: string) => localizePath(path, locale);
  const view = (path: string) => `${analyticsId} pageview ${at(path)}`;
  const followed = (name: string) => ({ name, exact: true });

  test(
    `a page without interaction and each page navigated to are counted once, ${locale}`,
    { tag: '@analytics-1' },
    async ({ page }) => {
      const violations = await watchViolations(page);
      const asked = await serveCounter(page);
      await page.goto(at('/about'));
      await expect.poll(() => counted(page)).toEqual([view('/about')]);
      await page.getByRole('contentinfo').getByRole('link', followed(messages[locale].Footer.links.services)).click();
      await expect.poll(() => counted(page)).toEqual([view('/about'), view('/services')]);
      await page.goBack();
      await expect.poll(() => counted(page)).toEqual([view('/about'), view('/services'), view('/about')]);
      expect(asked).toEqual(counterOnce);
      expect(violations).toEqual([]);
    },
  );

  test(
    `nothing is counted when the browser sends Global Privacy Control, ${locale}`,
    { tag: '@analytics-2' },
    async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
      const asked = await serveCounter(page);
      await openRunning(page, at('/about'));
      await page.getByRole('contentinfo').getByRole('link', followed(messages[locale].Footer.links.services)).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL(at('/services'));
      expect(asked).toEqual([]);
      expect(await counted(page)).toBeUndefined();
    },
  );
}
