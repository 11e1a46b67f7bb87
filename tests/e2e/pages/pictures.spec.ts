import { breakpoints } from '@/lib/breakpoints';
import { pagePaths } from '@/lib/pages/pages';
import { expect, test } from '../kit/fixtures';

test('a picture shows the crop for the width of the window after each resize', async ({ page }) => {
  const picture = page.locator('[data-engraving]').first();
  const widths = [breakpoints.tablet - 1, breakpoints.desktop - 1, breakpoints.desktop];
  const shownAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await expect(picture).toHaveJSProperty('complete', true);
    return picture.screenshot();
  };
  const fresh = new Map<number, Buffer>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pagePaths.about);
    fresh.set(width, await shownAt(width));
  }
  for (const before of widths) {
    await page.setViewportSize({ width: before, height: 900 });
    await page.goto(pagePaths.about);
    await shownAt(before);
    for (const width of widths)
      await expect(async () => expect((await shownAt(width)).equals(fresh.get(width)!)).toBe(true)).toPass();
  }
});
