import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords, otherLocale } from '@/lib/i18n/routing';
import { type PageName, pagePaths } from '@/lib/pages/pages';
import { box, inHours, launcher, log, panel } from '../kit/chat';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { headerLink, switcherTo } from '../kit/site-links';
import { pressOn, tabTo } from '../kit/tab-to';

// Nothing is animated during checks.
test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'America/New_York' });

const main = (page: Page) => page.getByRole('main');
const linkTo = (page: Page, address: string) => main(page).locator(`a[href="${address}"]`);

for (const locale of completeLocales) {
  const words = messages[locale];
  const at = (name: PageName) => localizePath(pagePaths[name], locale);
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

  test.describe(`by keyboard alone, in ${localeRecords[locale].name}, a visitor`, () => {
    test.describe.configure({ timeout: 60_000 });

    test(
      'goes from the home page to the payment consent, gives it, reaches the number, and withdraws it',
      { tag: '@consent-1' },
      async ({ page }) => {
        const { consent } = contentIn(locale)['make-payment/efta-consent'];
        await page.goto(at('home'));
        await pressOn(page, headerLink(page, words.Header.links.payment));
        await expect(page).toHaveURL(at('make-payment'));
        await pressOn(page, linkTo(page, at('make-payment/efta-consent')));
        await expect(page).toHaveURL(at('make-payment/efta-consent'));
        await pressOn(page, page.getByRole('button', { name: words.Consent.consent }), 'Space');
        await expect(heading(page, consent.confirmedTitle)).toBeFocused();
        await tabTo(page, linkTo(page, `tel:${firm.phones.main}`));
        await pressOn(page, page.getByRole('button', { name: words.Consent.withdraw }));
        await expect(heading(page, consent.title)).toBeFocused();
      },
    );

    test('reaches the email address and the phone number on the contact page', async ({ page }) => {
      await page.goto(at('home'));
      await pressOn(page, headerLink(page, words.Header.links.contact));
      await expect(page).toHaveURL(at('contact'));
      await tabTo(page, linkTo(page, `mailto:${firm.emails.info}`));
      await tabTo(page, linkTo(page, `tel:${firm.phones.main}`));
    });

    test('opts out', async ({ page }) => {
      await page.goto(at('unsubscribe'));
      await pressOn(page, linkTo(page, at('optout')));
      await expect(page).toHaveURL(at('optout'));
      await tabTo(page, main(page).locator(`a[href="${firm.sites.emailUnsubscribe[locale]}"]`));
      await tabTo(page, linkTo(page, `tel:${firm.phones.main}`));
    });

    test('changes the language and stays on the page', async ({ page }) => {
      const other = otherLocale(locale);
      await page.goto(at('services'));
      await pressOn(page, switcherTo(page, other));
      await expect(page).toHaveURL(localizePath(pagePaths.services, other));
      await expect(page.getByRole('heading', { level: 1, name: contentIn(other).services.hero.title })).toBeVisible();
    });

    test('gets the leave-site dialog, stays, and is at the link again', async ({ page }) => {
      await page.goto(at('employment'));
      const opener = page.getByRole('link', { name: words.Openings.button });
      await pressOn(page, opener);
      await expect(page.getByRole('button', { name: words.LeaveSite.stay })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

    for (const width of [375, 1440]) {
      test(`jumps from the contents of the terms to a section and reads on there, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(at('terms-of-use'));
        const { id, title } = contentIn(locale)['terms-of-use'].sections.at(-2) ?? { id: '', title: '' };
        // On a phone the table of contents is collapsed.
        if (width === 375) await pressOn(page, main(page).locator('summary'));
        await pressOn(
          page,
          main(page).getByRole('navigation', { name: words.Sections.contents }).locator(`a[href="#${id}"]`),
        );
        await expect(page).toHaveURL(`${at('terms-of-use')}#${id}`);
        await expect(page.locator(`#${id}`).getByRole('heading', { name: title }).first()).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Tab');
        await expect(page.locator(`#${id} :focus`)).toHaveCount(1);
      });
    }
  });
}

for (const width of [375, 1440]) {
  test(`by keyboard alone, a visitor asks the chat, gets an answer, and returns to the launcher, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const { text, disclosures } = contentIn('en').assistant;
    await page.setViewportSize({ width, height: 800 });
    await page.clock.setFixedTime(inHours);
    await page.goto(pagePaths.contact);
    await pressOn(page, launcher(page), 'Space');
    await expect(panel(page)).toBeFocused();
    await pressOn(page, panel(page).getByRole('button', { name: text.yes }));
    await expect(log(page)).toBeFocused();
    const answer = log(page).getByRole('link', { name: disclosures.urlLabel });
    await expect(answer).toBeVisible();
    await tabTo(page, answer);
    await tabTo(page, box(page));
    await page.keyboard.type('Thank you');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('Thank you');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });
}
