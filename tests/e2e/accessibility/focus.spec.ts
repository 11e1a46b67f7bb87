import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { expect, test } from '../kit/fixtures';
import { focusOn } from '../kit/focus';
import { openRunning } from '../kit/running-page';
import { widths } from './axe';

// Without animations the header is in its final position at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const longPages = [pagePaths['terms-of-use'], pagePaths['make-payment'], pagePaths.home] as const;

for (const locale of completeLocales) {
  for (const width of widths) {
    test(`focus is always visible and never covered while tabbing through a page in ${localeRecords[locale].name} at ${width} px`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 800 });
      for (const path of longPages) {
        await openRunning(page, localizePath(path, locale));
        const problems: string[] = [];
        let steps = 0;
        for (let isOnPage = true; isOnPage && steps < 300; steps++) {
          await page.keyboard.press('Tab');
          const focus = await focusOn(page);
          problems.push(...focus.problems);
          ({ isOnPage } = focus);
        }
        expect.soft(problems, path).toEqual([]);
        expect(steps, path).toBeGreaterThan(30);
      }
    });
  }
}
