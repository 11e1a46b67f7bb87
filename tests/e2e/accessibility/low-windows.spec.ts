import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { box, inHours, panel } from '../kit/chat';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning } from '../kit/running-page';
import { doubleText, spaceOut } from '../kit/text-settings';

// Equals a window of 1280 × 1024 px at 400 % zoom.
test.use({
  viewport: { width: 320, height: 256 },
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'America/New_York',
});

test('the chat on its page is not cut off, even with wider text spacing', { tag: '@chat-25' }, async ({ page }) => {
  await page.clock.setFixedTime(inHours);
  await openRunning(page, pagePaths.Chat);
  await expect(box(page)).toBeVisible();
  const lost = () =>
    panel(page).evaluate((assistant) => {
      const { bottom } = assistant.getBoundingClientRect();
      return [...assistant.querySelectorAll('textarea, form button')].filter(
        (control) => control.getBoundingClientRect().bottom > bottom,
      ).length;
    });
  expect(await lost()).toBe(0);
  await spaceOut(page);
  expect(await lost()).toBe(0);
  await expect(panel(page).getByRole('log')).toHaveJSProperty('clientWidth', 278);
  expect((await panel(page).getByRole('log').boundingBox())?.height).toBeGreaterThan(90);
});

for (const locale of completeLocales) {
  const language = localeRecords[locale].name;
  const words = messages[locale];
  const at = (path: string) => localizePath(path, locale);

  test(
    `the leave-site dialog shows its title and the Stay button, in ${language}`,
    { tag: '@leave-9' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openRunning(page, at(pagePaths.about));
      await page.setViewportSize({ width: 320, height: 256 });
      await page.locator(`a[href="${firm.sites.registry}"]`).first().click();
      const dialog = page.getByRole('dialog', { name: words.LeaveSite.title });
      const stay = dialog.getByRole('button', { name: words.LeaveSite.stay });
      await expect(stay).toBeFocused();
      await expect(stay).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('heading', { name: words.LeaveSite.title })).toBeInViewport({ ratio: 1 });
      const isUnderDialog = await stay.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === button;
      });
      expect(isUnderDialog).toBe(true);
    },
  );

  test(`no list of jump links scrolls sideways, in ${language}`, { tag: '@screen-4' }, async ({ page }) => {
    for (const path of [pagePaths['make-payment'], pagePaths.contact, pagePaths.dates, pagePaths.services]) {
      await page.goto(at(path));
      const strip = page.getByRole('navigation', { name: words.Sections.contents, exact: true }).getByRole('list');
      await expect(strip.getByRole('link').first()).toBeVisible();
      expect(await strip.evaluate((list) => list.scrollWidth - list.clientWidth), path).toBe(0);
    }
  });

  test(
    `each value in the table of payment options has its own line with text at 200 %, in ${language}`,
    { tag: '@screen-4' },
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await doubleText(page);
      await page.goto(at(pagePaths['make-payment']));
      const { need } = contentIn(locale)['make-payment'].options.factLabels;
      const values = page.locator(`td[data-label="${need}"] > span`);
      await expect(values.first()).toBeVisible();
      const widths = await values.evaluateAll((all) =>
        all.map((value) => {
          const cell = value.parentElement?.getBoundingClientRect();
          return value.getBoundingClientRect().width / (cell?.width ?? 0);
        }),
      );
      for (const share of widths) expect(share).toBeGreaterThan(0.6);
    },
  );
}
