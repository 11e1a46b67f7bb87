import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { officeHours } from '@/content/hours';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { mainPhone, spanishPhone } from '@/tests/kit/phones';
import { violations } from '../accessibility/axe';
import { fillDay } from '../kit/fill-day';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { keptBy, watchRequests } from '../kit/requests-of-typing';
import { showAgain } from '../kit/show-again';

/** The dates that the tests expect, as each language writes them. */
const dates = {
  en: {
    safe: 'Tuesday, December 22, 2026',
    christmas: 'December 25',
    bank: 'Wednesday, June 16, 2027',
    bankDay: 'Thursday, June 17, 2027',
    period: 'Saturday, December 5, 2026',
    printed: 'Wednesday, December 9, 2026',
  },
  es: {
    safe: 'martes 22 de diciembre de 2026',
    christmas: '25 de diciembre',
    bank: 'miércoles 16 de junio de 2027',
    bankDay: 'jueves 17 de junio de 2027',
    period: 'sábado 5 de diciembre de 2026',
    printed: 'miércoles 9 de diciembre de 2026',
  },
};

const languages = completeLocales.map((locale) => {
  const { words, cancel, dispute } = contentIn(locale).dates;
  return {
    locale,
    path: localizePath('/dates', locale),
    ...dates[locale],
    month: words.month,
    skipped: `${dates[locale].christmas} (${words.holidays.christmas})`,
    save: words.save,
    print: words.print,
    wrongClock: words.wrongClock,
    cancel: cancel.words.button,
    headings: cancel.words.headings,
    dispute: dispute.words,
    problem: messages[locale].Forms.problem,
    phone: { en: mainPhone, es: spanishPhone }[locale],
  };
});

for (const words of languages) {
  const { path } = words;
  const answerOf = (page: Page, part: 'cancel' | 'dispute') => page.locator(`#${part}`).getByRole('status');

  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-23T15:00:00Z'));
      await page.goto(path);
    });

    test('shows the last safe day with each skipped day and its reason', { tag: '@dates-1' }, async ({ page }) => {
      await fillDay(page, 'payment', '2026-12-28');
      await page.getByRole('button', { name: words.cancel }).click();
      const answer = answerOf(page, 'cancel').filter({ hasText: words.safe });
      await expect(answer).toContainText(words.skipped);
      await expect(answer.getByRole('link', { name: words.phone })).toBeVisible();
      await expect(page.locator('#cancel ol li')).toHaveCount(7);
      expect(await violations(page, path)).toEqual([]);
    });

    test('only the dates that an answer needs are announced as required', { tag: '@field-1' }, async ({ page }) => {
      const choice = page.getByRole('radiogroup', { name: words.dispute.printedChoice });
      const yes = choice.getByLabel(words.dispute.yes, { exact: true });
      await expect(choice).toHaveAttribute('aria-required', 'true');
      await yes.check();
      const months = page.locator('#dispute').getByLabel(words.month).filter({ visible: true });
      await expect(months.nth(0)).toHaveAttribute('aria-required', 'true');
      await expect(months).toHaveCount(2);
      await expect(months.nth(1)).not.toHaveAttribute('aria-required', 'true');
      await choice.getByLabel(words.dispute.no, { exact: true }).check();
      await expect(months).toHaveCount(2);
      for (const month of await months.all()) await expect(month).not.toHaveAttribute('aria-required', 'true');
    });

    test('prints lines to write each date on, until one is calculated', { tag: '@dates-8' }, async ({ page }) => {
      const slips = page.locator('[data-slip]');
      await expect(slips.filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      await expect(slips.filter({ visible: true, hasText: words.month })).toHaveCount(2);
      await page.emulateMedia({ media: 'screen' });
      await fillDay(page, 'payment', '2026-12-28');
      await page.getByRole('button', { name: words.cancel }).click();
      await expect(answerOf(page, 'cancel').filter({ hasText: words.safe })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(slips.filter({ visible: true })).toHaveCount(0);
    });

    test('says once that nothing typed leaves the page', { tag: '@form-1' }, async ({ page }) => {
      const note = page.getByText(messages[words.locale].Forms.private);
      await expect(note).toHaveCount(1);
      await expect(note).toBeVisible();
    });

    test('shows both days where banks may differ, with a calendar file', { tag: '@dates-2' }, async ({ page }) => {
      await fillDay(page, 'payment', '2027-06-22');
      await page.locator('#payment-year').press('Enter');
      const answer = answerOf(page, 'cancel').filter({ hasText: words.bank });
      await expect(answer).toContainText(words.bankDay);
      await expect(answer.getByRole('link', { name: words.phone })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.locator('#cancel').getByRole('link', { name: words.save }).click();
      expect((await download).suggestedFilename()).toBe('2027-06-16.ics');
    });

    test('a payment that is too near or past shows what can still be done', { tag: '@dates-3' }, async ({ page }) => {
      for (const [day, heading] of [
        ['2026-11-27', words.headings.today],
        ['2026-11-25', words.headings.late],
        ['2026-11-23', words.headings.paid],
        ['2026-11-02', words.headings.paid],
      ] as const) {
        await fillDay(page, 'payment', day);
        await page.getByRole('button', { name: words.cancel }).click();
        const answer = answerOf(page, 'cancel').filter({ hasText: heading });
        await expect(answer.getByRole('link', { name: words.phone })).toBeVisible();
      }
    });

    test('says the next day, in a tab left open, what can still be done', { tag: '@dates-9' }, async ({ page }) => {
      const saved = (part: 'cancel' | 'dispute') => page.locator(`#${part}`).getByRole('link', { name: words.save });
      await fillDay(page, 'payment', '2026-11-27');
      await page.getByRole('button', { name: words.cancel }).click();
      await expect(answerOf(page, 'cancel')).toContainText(words.headings.today);
      await page.getByLabel(words.dispute.yes, { exact: true }).check();
      await fillDay(page, 'printed', '2026-11-23');
      await page.getByRole('button', { name: words.dispute.button }).click();
      await expect(answerOf(page, 'dispute')).toContainText(words.dispute.headings.today);
      await expect(answerOf(page, 'dispute')).toContainText(words.dispute.mailLate);
      for (const part of ['cancel', 'dispute'] as const) await expect(saved(part)).toHaveCount(1);
      await showAgain(page, '2026-11-24T15:00:00Z');
      await expect(answerOf(page, 'cancel')).toContainText(words.headings.late);
      await expect(answerOf(page, 'dispute')).toContainText(words.dispute.headings.past);
      for (const part of ['cancel', 'dispute'] as const) await expect(saved(part)).toHaveCount(0);
    });

    test(
      'an invalid date is an error at its field, which clears when corrected',
      { tag: '@dates-4' },
      async ({ page }) => {
        const summary = page.getByRole('alert').filter({ hasText: words.problem });
        for (const [day, part] of [
          ['2027-02-29', 'day'],
          ['2030-01-02', 'year'],
          ['27-01-02', 'year'],
        ] as const) {
          await fillDay(page, 'payment', day);
          await page.getByRole('button', { name: words.cancel }).click();
          await expect(summary).toBeFocused();
          await expect(page.locator(`#payment-${part}`)).toHaveAttribute('aria-invalid', 'true');
        }
        await page.locator('#payment-day').fill('');
        await page.getByRole('button', { name: words.cancel }).click();
        await summary.getByRole('link').click();
        await expect(page.locator('#payment-day')).toBeFocused();
        expect(await violations(page, path)).toEqual([]);
        await fillDay(page, 'payment', '2026-12-28');
        await page.getByRole('button', { name: words.cancel }).click();
        await expect(summary).toHaveCount(0);
      },
    );

    test(
      'uses the printed date; without one, counts thirty days from receipt',
      { tag: '@dates-5' },
      async ({ page }) => {
        await page.getByRole('button', { name: words.dispute.button }).click();
        await expect(page.getByRole('alert').filter({ hasText: words.problem })).toBeFocused();
        await page.getByLabel(words.dispute.yes, { exact: true }).check();
        await fillDay(page, 'printed', '2026-12-09');
        await page.getByRole('button', { name: words.dispute.button }).click();
        await expect(answerOf(page, 'dispute').filter({ hasText: words.printed })).toBeVisible();
        await page.getByLabel(words.dispute.no).check();
        await fillDay(page, 'received', '2026-11-05');
        await page.getByRole('button', { name: words.dispute.button }).click();
        await expect(answerOf(page, 'dispute').filter({ hasText: words.period })).toBeVisible();
        await expect(page.locator('#dispute ol li')).toHaveCount(31);
        expect(await violations(page, path)).toEqual([]);
      },
    );

    test('says only without a printed date that a printed one would apply', { tag: '@dates-5' }, async ({ page }) => {
      const { printedLater } = words.dispute;
      const answer = answerOf(page, 'dispute');
      for (const [choice, field, day, isSaid] of [
        [words.dispute.yes, 'printed', '2026-12-09', false],
        [words.dispute.no, 'received', '2026-11-05', true],
      ] as const) {
        await page.getByLabel(choice, { exact: true }).check();
        await fillDay(page, field, day);
        await page.getByRole('button', { name: words.dispute.button }).click();
        await expect(answer.getByText(firm.addresses.mail.street)).toBeVisible();
        await expect(answer.getByText(printedLater)).toHaveCount(isSaid ? 1 : 0);
      }
    });

    test(
      'flags a printed date earlier than the law allows, and still uses it',
      { tag: '@dates-5' },
      async ({ page }) => {
        const doubt = words.dispute.printedEarly.replace('{day}', words.printed);
        await page.getByLabel(words.dispute.yes, { exact: true }).check();
        await fillDay(page, 'sent', '2026-11-02');
        for (const [printed, isOdd] of [
          ['2026-12-08', true],
          ['2026-12-09', false],
        ] as const) {
          await fillDay(page, 'printed', printed);
          await page.getByRole('button', { name: words.dispute.button }).click();
          await expect(answerOf(page, 'dispute').getByText(doubt)).toHaveCount(isOdd ? 1 : 0);
        }
      },
    );

    test('prints an answer with its calculation, without the other counter', async ({ page }) => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await fillDay(page, 'payment', '2026-12-28');
      await page.getByRole('button', { name: words.cancel }).click();
      await page.locator('#cancel').getByRole('button', { name: words.print }).click();
      await expect(page.locator('body[data-printed]')).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      await expect(answerOf(page, 'cancel').filter({ hasText: words.safe })).toBeVisible();
      await expect(page.locator('#cancel ol')).toBeVisible();
      await expect(page.locator('#dispute')).toBeHidden();
    });

    test('does not say that two counts differ when they give one date', { tag: '@dates-5' }, async ({ page }) => {
      const { earlier } = words.dispute;
      const answer = answerOf(page, 'dispute');
      await page.getByLabel(words.dispute.no).check();
      await fillDay(page, 'sent', '2026-11-02');
      for (const [received, doDiffer] of [
        ['2026-11-10', true],
        ['2026-11-09', false],
      ] as const) {
        await fillDay(page, 'received', received);
        await page.getByRole('button', { name: words.dispute.button }).click();
        await expect(answer.getByText(earlier)).toHaveCount(doDiffer ? 1 : 0);
        await expect(page.locator('#dispute ol li')).toHaveCount(31);
      }
    });

    test(
      'typing sends nothing, stores nothing and keeps the address; a reload clears the fields',
      { tag: '@form-1' },
      async ({ page }) => {
        await fillDay(page, 'payment', '2026-12-28');
        await page.getByRole('button', { name: words.cancel }).click();
        await expect(answerOf(page, 'cancel').filter({ hasText: words.safe })).toBeVisible();
        const requests = await watchRequests(page);
        const before = await keptBy(page);
        await fillDay(page, 'payment', '2027-01-04');
        await page.getByRole('button', { name: words.cancel }).click();
        await expect(answerOf(page, 'cancel').filter({ hasText: words.safe })).toHaveCount(0);
        expect(await keptBy(page)).toBe(before);
        expect(await requests()).toEqual([]);
        await page.reload();
        await expect(page.locator('#payment-day')).toHaveValue('');
      },
    );
  });

  test(`${path}: ignores a clock that must be wrong`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('1999-01-01T12:00:00Z'));
    await page.goto(path);
    await fillDay(page, 'payment', '2027-06-22');
    await page.getByRole('button', { name: words.cancel }).click();
    await expect(answerOf(page, 'cancel').filter({ hasText: words.bank })).toContainText(words.wrongClock);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, path, cancel } of languages) {
    test(
      `${path}: a table lists the coming payment dates and the day it was made`,
      { tag: ['@dates-6', '@form-6'] },
      async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('button', { name: cancel })).toBeHidden();
        await page.locator('#cancel summary').click();
        const { builtAt } = (await (await page.request.get('/version.json')).json()) as { builtAt: string };
        const built = new Date(builtAt).toLocaleDateString(localeRecords[locale].iso, {
          dateStyle: 'long',
          timeZone: officeHours.timeZone,
        });
        await expect(page.locator('#cancel details p').first()).toContainText(built);
        expect(await page.locator('#cancel details').getByRole('row').count()).toBeGreaterThan(240);
        await expect(page.locator('#cancel details').getByRole('row').nth(1)).toBeVisible();
      },
    );
  }
});
