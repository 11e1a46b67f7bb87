import { breakpoints } from '@/lib/breakpoints';
import { completeLocales } from '@/lib/i18n/routing';
import { brokenWords } from '../kit/broken-words';
import { expect } from '../kit/fixtures';
import { addressesIn, test } from '../kit/site';

const widths = [320, ...Object.values(breakpoints)];

for (const locale of completeLocales) {
  test(
    `no page scrolls sideways or breaks a word of a heading at 320 px or at any breakpoint, in ${locale}`,
    { tag: ['@screen-2', '@every-page'] },
    async ({ page }) => {
      test.slow();
      const faults: string[] = [];
      for (const { path } of addressesIn(locale)) {
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (overflow > 0) faults.push(`${path} at ${width} px: ${overflow} px too wide`);
          for (const word of await brokenWords(page.locator('h1, h2, h3')))
            faults.push(`${path} at ${width} px: ${word} is broken`);
        }
      }
      expect(faults).toEqual([]);
    },
  );
}

test('a table becomes cards in a narrow container, and on a phone a line’s languages are below its name', async ({
  page,
}) => {
  const table = page.getByRole('table').first();
  const cell = table.getByRole('cell').first();
  const head = table.getByRole('rowgroup').first();
  const tops = () =>
    cell.evaluate(
      (element) => (element.firstElementChild?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top,
    );
  await page.goto('/contact');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(cell).toHaveCSS('display', 'table-cell');
  expect((await head.boundingBox())?.height).toBeGreaterThan(20);
  await page.setViewportSize({ width: 520, height: 900 });
  await expect(cell).toHaveCSS('display', 'grid');
  expect((await head.boundingBox())?.height).toBeLessThanOrEqual(1);
  expect(await tops()).toBeLessThan(15);
  await page.setViewportSize({ width: 375, height: 900 });
  const row = table.getByRole('row').nth(1);
  const gap = () =>
    row.evaluate(({ children: [name, , languages] }) =>
      name && languages ? languages.getBoundingClientRect().top - name.getBoundingClientRect().bottom : NaN,
    );
  await expect(cell).toHaveCSS('grid-column-start', '2');
  await expect.poll(async () => Math.abs(await gap())).toBeLessThan(6);
});
