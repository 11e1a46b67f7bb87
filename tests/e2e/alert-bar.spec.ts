import type { Page } from '@playwright/test';
import { alertBar as english } from '@/content/en/alert-bar';
import { alertBar as spanish } from '@/content/es/alert-bar';
import { alertBar } from '@/lib/constants';
import { showAlertBar } from '@/tests/kit/show-alert-bar';
import { htmlFiles } from './built-site';
import { expect, test } from './fixtures';
import { addresses } from './site';

const bar = (page: Page) => page.getByRole('complementary').first();

test('no page shows the alert bar while it is off in content', { tag: '@frame-2' }, () => {
  expect(htmlFiles.length).toBeGreaterThan(addresses.length);
  expect(htmlFiles.filter(({ html }) => /<\w[^>]*\sdata-alert-bar/.test(html)).map(({ file }) => file)).toEqual([]);
});

for (const [path, content] of [
  ['/', english],
  ['/es', spanish],
] as const) {
  test(`the alert bar of ${path} is one line of 30 px at 320 px`, { tag: '@frame-3' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await showAlertBar(page, content);
    expect((await bar(page).boundingBox())?.height).toBe(alertBar.heightPx);
  });
}

test('the header is max(0, 30 - scrollY) px below the top', { tag: '@frame-4' }, async ({ page }) => {
  await page.goto('/');
  await showAlertBar(page, english);
  for (const y of [0, 1, 12, 29, 30, 31, 200]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await expect
      .poll(async () => (await page.getByRole('banner').boundingBox())?.y)
      .toBe(Math.max(0, alertBar.offsetCapPx - y));
  }
});
