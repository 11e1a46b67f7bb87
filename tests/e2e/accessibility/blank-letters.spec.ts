import { contentIn } from '@/content';
import { escapePattern } from '@/hosts/escape-pattern';
import { localizePath } from '@/lib/i18n/localize-path';
import { defaultLocale, type Locale, localeRecords, locales } from '@/lib/i18n/routing';
import { letterKinds, letterPage } from '@/lib/letters/kinds';
import { pagePaths } from '@/lib/pages/pages';
import { expect, test } from '../kit/fixtures';

for (const locale of locales) {
  const language = localeRecords[locale].name;

  test(
    `each checkbox of the blank letters is read at its place, in ${language}`,
    { tag: '@letters-8' },
    async ({ page }) => {
      for (const kind of letterKinds) {
        await page.goto(localizePath(pagePaths[letterPage(kind)], locale));
        for (const sheet of new Set<Locale>([locale, defaultLocale])) {
          const { box } = contentIn(sheet)['letters/frame'];
          const boxes = page.locator(`[data-blank] [data-letter="${sheet}"]`).getByText(box, { exact: true });
          if (kind === 'dispute') await expect(boxes, `${kind}, ${sheet}`).toHaveCount(15);
          const words = await boxes.evaluateAll((all) => all.map((one) => one.closest('li, p')?.textContent ?? ''));
          expect(words.length, `${kind}, ${sheet}`).toBeGreaterThan(0);
          for (const line of words) expect(line).toMatch(new RegExp(`^${escapePattern(box)} [^ ]`));
          expect(await boxes.evaluateAll((all) => all.some((one) => one.closest('[aria-hidden]')))).toBe(false);
        }
      }
    },
  );

  test(
    `each checkbox of the sample notice is read at its place, in ${language}`,
    { tag: '@letters-8' },
    async ({ page }) => {
      const { items } = contentIn(locale)['help/read-your-notice'];
      const { box } = contentIn(locale)['letters/frame'];
      await page.goto(localizePath(pagePaths['help/read-your-notice'], locale));
      for (const { id, boxes = [] } of items) {
        await expect(page.locator(`#${id}`).getByText(box, { exact: true }), id).toHaveCount(boxes.length);
      }
      await expect(page.getByText(box, { exact: true }).first()).toBeAttached();
    },
  );
}
