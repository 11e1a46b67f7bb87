import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { expect, test } from '../kit/fixtures';

for (const locale of completeLocales) {
  test(`the phone and its hours are above the fold on home, payment and contact, in ${locale}`, async ({ page }) => {
    const below: string[] = [];
    for (const path of ['/', '/make-payment', '/contact']) {
      await page.goto(localizePath(path, locale));
      for (const [width, height] of [
        [375, 812],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const bottom = await page
          .locator('main section a[href^="tel:"]')
          .first()
          .evaluate((link) => (link.closest('p') ?? link).getBoundingClientRect().bottom);
        if (bottom > height) below.push(`${path} at ${width} px: ends at ${bottom} px`);
      }
    }
    expect(below).toEqual([]);
  });
}
