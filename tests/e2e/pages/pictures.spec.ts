import { breakpoints } from '@/lib/breakpoints';
import { engravedPages } from '../kit/engraved-pages';
import { expect, test } from '../kit/fixtures';

// One page is enough.
for (const path of engravedPages.slice(-1)) {
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
      await page.goto(path);
      fresh.set(width, await shownAt(width));
    }
    for (const before of widths) {
      await page.setViewportSize({ width: before, height: 900 });
      await page.goto(path);
      await shownAt(before);
      for (const width of widths)
        await expect(async () => expect((await shownAt(width)).equals(fresh.get(width)!)).toBe(true)).toPass();
    }
  });
}
