import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { expect, test } from '../kit/fixtures';
import { addressesIn, unknownAddresses } from '../kit/site';
import { violations, widths } from './axe';

test.use({ expectedErrors: Object.values(unknownAddresses).map((path) => `${path})`) });

for (const locale of completeLocales) {
  test(
    `axe finds no violations on any page in ${localeRecords[locale].name} at ${widths.join(' and ')} px`,
    { tag: '@every-page' },
    async ({ page }) => {
      test.setTimeout(300_000);
      const found: string[] = [];
      for (const path of [...addressesIn(locale).map(({ path }) => path), unknownAddresses[locale]]) {
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          found.push(...(await violations(page, `${path} at ${width} px`)));
        }
      }
      expect(found).toEqual([]);
    },
  );
}
