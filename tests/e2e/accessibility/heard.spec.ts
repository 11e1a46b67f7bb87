import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords, otherLocale } from '@/lib/i18n/routing';
import { type PageName, pagePaths } from '@/lib/pages/pages';
import { inDays, morningOf, today } from '../kit/days';
import { fillDay } from '../kit/fill-day';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { problemSummary } from '../kit/problem-summary';
import { openRunning } from '../kit/running-page';
import { footerLink, switcherTo } from '../kit/site-links';
import { type Heard, listen } from './heard';

// Nothing is animated during checks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Focuses `locator` and clears the recorded announcements. */
async function beginAt(locator: ReturnType<Page['locator']>, heard: Heard): Promise<void> {
  await locator.focus();
  await heard.clear();
}

/** Replaces non-breaking spaces with plain ones. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

for (const locale of completeLocales) {
  const words = messages[locale];
  const content = contentIn(locale);
  const at = (name: PageName) => localizePath(pagePaths[name], locale);

  /** Reads the title once heading and announcement are there, because the new page briefly has none. */
  const expectArrival = (page: Page, heard: Heard, heading: string) =>
    expect(async () => {
      const title = plain(await page.title());
      expect(await heard.log()).toEqual([`focus heading ${plain(heading)}`, `says ${title}`]);
    }).toPass();

  test.describe(`a screen reader announces in ${localeRecords[locale].name}`, () => {
    test('on the next page: its heading and its title, once', async ({ page }) => {
      const heard = await listen(page);
      await openRunning(page, at('about'));
      await beginAt(footerLink(page, words.Footer.links.services), heard);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at('services'));
      await expectArrival(page, heard, content.services.hero.title);
    });

    test('in the other language: the heading and the title there, once', async ({ page }) => {
      const other = otherLocale(locale);
      const heard = await listen(page);
      await openRunning(page, at('services'));
      await beginAt(switcherTo(page, other), heard);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(localizePath(pagePaths.services, other));
      await expectArrival(page, heard, contentIn(other).services.hero.title);
    });

    test('at the leave-site dialog: the Stay button, then the link again', async ({ page }) => {
      const heard = await listen(page);
      await openRunning(page, at('employment'));
      const opener = page.getByRole('link', { name: words.Openings.button });
      await beginAt(opener, heard);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: words.LeaveSite.stay })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(opener).toBeFocused();
      const link = (await opener.textContent())?.replace(/\s+/g, ' ').trim() ?? '';
      expect(await heard.log()).toEqual([`focus button ${words.LeaveSite.stay}`, `focus link ${link}`]);
    });

    test('at the menu: its first link, then its button again', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      const heard = await listen(page);
      await openRunning(page, at('about'));
      const button = page.getByRole('button', { name: words.Menu.label, exact: true });
      await beginAt(button, heard);
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const first = page.getByRole('navigation', { name: words.Menu.label, exact: true }).getByRole('link').first();
      await expect(first).toBeFocused();
      const name = (await first.textContent())?.trim() ?? '';
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      expect(await heard.log()).toEqual([`focus link ${name}`, `focus button ${words.Menu.label}`]);
    });

    test('at the consent: that it is confirmed, then its first heading again', async ({ page }) => {
      const { consent } = content['make-payment/efta-consent'];
      const heard = await listen(page);
      await openRunning(page, at('make-payment/efta-consent'));
      await beginAt(page.getByRole('button', { name: words.Consent.consent }), heard);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: consent.confirmedTitle })).toBeFocused();
      expect(await heard.log()).toEqual([`focus heading ${consent.confirmedTitle}`]);
      await beginAt(page.getByRole('button', { name: words.Consent.withdraw }), heard);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: consent.title, exact: true })).toBeFocused();
      expect(await heard.log()).toEqual([`focus heading ${consent.title}`]);
    });

    test('at a date counter: what is missing, then the date found', async ({ page }) => {
      await page.clock.setFixedTime(morningOf(today));
      const { cancel, words: shared } = content.dates;
      const heard = await listen(page);
      await openRunning(page, at('dates'));
      const count = page.getByRole('button', { name: cancel.words.button });
      await beginAt(count, heard);
      await page.keyboard.press('Enter');
      const summary = problemSummary(page, locale);
      await expect(summary).toBeFocused();
      const problems = await heard.log();
      expect(problems.filter((line) => line.startsWith('focus'))).toHaveLength(1);
      expect(problems.filter((line) => line.includes(shared.problems.empty)).length).toBeGreaterThan(0);
      await fillDay(page, 'payment', inDays(7));
      await beginAt(count, heard);
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await heard.log()).length).toBe(1);
      expect((await heard.log())[0]).toContain(`says ${cancel.words.headings['time-left']}`);
    });
  });
}
