import { completeLocales } from '@/lib/i18n/routing';
import { expect, test } from '@/tests/e2e/kit/fixtures';
import { openRunning } from '@/tests/e2e/kit/running-page';
import { addressesIn } from '@/tests/e2e/kit/site';
import { watchViolations } from '@/tests/e2e/kit/violations';
import { serveCounter } from './counter';
import { payload } from './payload';

for (const locale of completeLocales) {
  test(
    `markup in any string of content is shown as text on every page in ${locale}`,
    { tag: '@security-4' },
    async ({ page }) => {
      const violations = await watchViolations(page);
      await serveCounter(page);
      for (const { path } of addressesIn(locale)) {
        await openRunning(page, path);
        await expect(page.getByRole('heading', { level: 1 }), path).toContainText(payload);
        expect(await page.locator('[onerror], img[src="x"]').count(), path).toBe(0);
        expect(await page.evaluate(() => 'pwned' in window), path).toBe(false);
        const data = await page.locator('script[type="application/ld+json"]').allTextContents();
        expect(() => data.map((json) => JSON.parse(json) as unknown), path).not.toThrow();
      }
      expect(violations).toEqual([]);
    },
  );
}
