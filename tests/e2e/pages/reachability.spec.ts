import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { expect, test } from '../kit/fixtures';
import { addressesIn } from '../kit/site';

test.use({ javaScriptEnabled: false });

for (const locale of completeLocales) {
  test(
    `every page in ${localeRecords[locale].name} is reachable from the home page through visible links`,
    { tag: ['@pages-15', '@every-page'] },
    async ({ page }) => {
      test.setTimeout(60_000);
      const wanted = addressesIn(locale).map(({ path }) => path);
      const reached = new Set([localizePath('/', locale)]);
      // Iterating a Set includes elements that are added meanwhile.
      for (const path of reached) {
        await page.goto(path);
        const visible = await page
          .locator('a[href^="/"]:visible')
          .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
        for (const target of visible) if (wanted.includes(target)) reached.add(target);
      }
      expect(
        wanted.filter((path) => !reached.has(path)),
        'pages that no visible link leads to',
      ).toEqual([]);
    },
  );
}
