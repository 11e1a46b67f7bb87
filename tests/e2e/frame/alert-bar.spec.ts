import { relative } from 'node:path';
import { settings } from '@/content/settings';
import { localizePath } from '@/lib/i18n/localize-path';
import { locales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { fileOnDisk } from '@/scripts/kit/site-files';
import { htmlFiles } from '../kit/built-site';
import { expect, test } from '../kit/fixtures';
import { addresses } from '../kit/site';

test('the alert bar is only on the home page, and only if the settings enable it', { tag: '@frame-2' }, () => {
  expect(htmlFiles.length).toBeGreaterThan(addresses.length);
  const homes = locales
    .map((locale) => relative('out', fileOnDisk('out', localizePath(pagePaths.home, locale))))
    .sort();
  const shown = htmlFiles.filter(({ html }) => /<\w[^>]*\sdata-alert-bar/.test(html));
  expect(shown.map(({ file }) => file).sort()).toEqual(settings.alertBar.enabled ? homes : []);
});

for (const locale of locales)
  test(`the alert bar leaves the header as wide as it was: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(localizePath(pagePaths.home, locale));
    const switcher = page.getByRole('banner').locator('[hreflang]').last();
    const end = () => switcher.evaluate((element) => element.getBoundingClientRect().right);
    const before = await end();
    // The built site has the bar only if the settings enable it.
    await page.evaluate(() => {
      const bar = document.createElement('aside');
      bar.dataset.alertBar = '';
      document.body.prepend(bar);
    });
    expect(await end()).toBe(before);
  });
