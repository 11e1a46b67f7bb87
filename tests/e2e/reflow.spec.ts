import { breakpoints } from '@/lib/constants';
import { locales } from '@/lib/i18n/routing';
import { expect } from './fixtures';
import { addressesIn, test } from './site';

const widths = [320, ...Object.values(breakpoints)];

for (const locale of locales) {
  test(`no page scrolls sideways at 320 px or at any breakpoint, in ${locale}`, async ({ page }) => {
    test.slow();
    const wide: string[] = [];
    for (const { path } of addressesIn(locale)) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (overflow > 0) wide.push(`${path} at ${width} px: ${overflow} px too wide`);
      }
    }
    expect(wide).toEqual([]);
  });
}
