import type { Page } from '@playwright/test';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { expect, test } from '../kit/fixtures';
import { addressesIn } from '../kit/site';
import { doubleText, spaceOut } from '../kit/text-settings';
import { widths } from './axe';
import { unreadable } from './unreadable';

/** What is unreadable on the current page at each of `widths` px. */
async function lostAt(page: Page, widths: readonly number[], state: string): Promise<string[]> {
  const lost: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    lost.push(...(await unreadable(page)).map((what) => `${state} at ${width} px: ${what}`));
  }
  return lost;
}

for (const locale of completeLocales) {
  const language = localeRecords[locale].name;

  test(
    `every page in ${language} is readable at 200 % zoom and with the text spacing of WCAG 1.4.12`,
    { tag: '@every-page' },
    async ({ page }) => {
      test.setTimeout(120_000);
      const lost: string[] = [];
      for (const { path } of addressesIn(locale)) {
        await page.goto(path);
        lost.push(...(await lostAt(page, [720], `${path} at 200 %`)));
        await spaceOut(page);
        lost.push(...(await lostAt(page, widths, `${path} with wider spacing`)));
      }
      expect(lost).toEqual([]);
    },
  );

  test(`every page in ${language} is readable with text at 200 %`, { tag: '@every-page' }, async ({ page }) => {
    test.setTimeout(120_000);
    await doubleText(page);
    const lost: string[] = [];
    for (const { path } of addressesIn(locale)) {
      await page.goto(path);
      lost.push(...(await lostAt(page, widths, path)));
    }
    expect(lost).toEqual([]);
  });
}
