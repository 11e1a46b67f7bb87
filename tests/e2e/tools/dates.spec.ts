import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { addDays, isoDay } from '@/lib/time/calendar-day';
import { formatDay, formatFullDay } from '@/lib/time/day-text';
import { holidayKeptOnFriday } from '@/lib/time/holidays';
import { mainPhone, spanishPhone } from '@/tests/kit/phones';
import { violations } from '../accessibility/axe';
import { brokenWords } from '../kit/broken-words';
import { countPrints } from '../kit/count-prints';
import { builtOn, inDays, morningOf, today } from '../kit/days';
import { fillDay } from '../kit/fill-day';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { problemSummary } from '../kit/problem-summary';
import { keptBy, watchRequests } from '../kit/requests-of-typing';
import { showAgain } from '../kit/show-again';

/** The first Friday from today on which some banks close for a holiday on Saturday. */
const keptFriday = Array.from({ length: 3653 }, (_, count) => inDays(count)).find(holidayKeptOnFriday)!;

const languages = completeLocales.map((locale) => {
  const { words, cancel, dispute } = contentIn(locale).dates;
  return {
    locale,
    path: localizePath('/dates', locale),
    safe: formatFullDay(inDays(1), locale),
    skipped: `${formatDay(inDays(3), locale, { withYear: false })} (${words.holidays.thanksgiving})`,
    cautiousDay: formatFullDay(addDays(keptFriday, -3), locale),
    bankDay: formatFullDay(addDays(keptFriday, -2), locale),
    period: formatFullDay(inDays(12), locale),
    printed: formatFullDay(inDays(9), locale),
    month: words.month,
    save: words.save,
    print: words.print,
    wrongClock: words.wrongClock,
    cancel: cancel.words.button,
    headings: cancel.words.headings,
    dispute: dispute.words,
    phone: { en: mainPhone, es: spanishPhone }[locale],
  };
});

for (const words of languages) {
  const { path } = words;
  const answerOf = (page: Page, part: 'cancel' | 'dispute') => page.locator(`#${part}`).getByRole('status');

  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime(morningOf(today));
      await page.goto(path);
    });

    test('shows the last safe day with each skipped day and its reason', { tag: '@dates-1' }, async ({ page }) => {
      await fillDay(page, 'payment', inDays(7));
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
      await fillDay(page, 'payment', inDays(7));
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
      await showAgain(page, addDays(keptFriday, -21));
      await fillDay(page, 'payment', addDays(keptFriday, 3));
      await page.locator('#payment-year').press('Enter');
      const answer = answerOf(page, 'cancel').filter({ hasText: words.cautiousDay });
      await expect(answer).toContainText(words.bankDay);
      await expect(answer.getByRole('link', { name: words.phone })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.locator('#cancel').getByRole('link', { name: words.save }).click();
      expect((await download).suggestedFilename()).toBe(`${isoDay(addDays(keptFriday, -3))}.ics`);
    });

    test(
      'the large day of an answer breaks between words only, on a narrow phone',
      { tag: '@screen-2' },
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await fillDay(page, 'payment', inDays(7));
        await page.getByRole('button', { name: words.cancel }).click();
        const day = answerOf(page, 'cancel').getByText(words.safe, { exact: true });
        await expect(day).toBeVisible();
        expect(await brokenWords(day)).toEqual([]);
        expect(await day.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      },
    );

    test('a payment that is too near or past shows what can still be done', { tag: '@dates-3' }, async ({ page }) => {
      for (const [day, heading] of [
        [inDays(4), words.headings.today],
        [inDays(2), words.headings.late],
        [today, words.headings.paid],
        [inDays(-21), words.headings.paid],
      ] as const) {
        await fillDay(page, 'payment', day);
        await page.getByRole('button', { name: words.cancel }).click();
        const answer = answerOf(page, 'cancel').filter({ hasText: heading });
        await expect(answer.getByRole('link', { name: words.phone })).toBeVisible();
      }
    });

    test('says the next day, in a tab left open, what can still be done', { tag: '@dates-9' }, async ({ page }) => {
      const saved = (part: 'cancel' | 'dispute') => page.locator(`#${part}`).getByRole('link', { name: words.save });
      await fillDay(page, 'payment', inDays(4));
      await page.getByRole('button', { name: words.cancel }).click();
      await expect(answerOf(page, 'cancel')).toContainText(words.headings.today);
      await page.getByLabel(words.dispute.yes, { exact: true }).check();
      await fillDay(page, 'printed', today);
      await page.getByRole('button', { name: words.dispute.button }).click();
      await expect(answerOf(page, 'dispute')).toContainText(words.dispute.headings.today);
      await expect(answerOf(page, 'dispute')).toContainText(words.dispute.mailLate);
      for (const part of ['cancel', 'dispute'] as const) await expect(saved(part)).toHaveCount(1);
      await showAgain(page, inDays(1));
      await expect(answerOf(page, 'cancel')).toContainText(words.headings.late);
      await expect(answerOf(page, 'dispute')).toContainText(words.dispute.headings.past);
      for (const part of ['cancel', 'dispute'] as const) await expect(saved(part)).toHaveCount(0);
    });

    test(
      'an invalid date is an error at its field, which clears when corrected',
      { tag: '@dates-4' },
      async ({ page }) => {
        const summary = problemSummary(page, words.locale);
        for (const [day, part] of [
          [{ ...today, month: 2, day: 30 }, 'day'],
          [{ ...today, year: today.year + 4 }, 'year'],
          [{ ...today, year: today.year % 100 }, 'year'],
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
        await fillDay(page, 'payment', inDays(7));
        await page.getByRole('button', { name: words.cancel }).click();
        await expect(summary).toHaveCount(0);
      },
    );

    test(
      'uses the printed date; without one, counts thirty days from receipt',
      { tag: '@dates-5' },
      async ({ page }) => {
        await page.getByRole('button', { name: words.dispute.button }).click();
        await expect(problemSummary(page, words.locale)).toBeFocused();
        await page.getByLabel(words.dispute.yes, { exact: true }).check();
        await fillDay(page, 'printed', inDays(9));
        await page.getByRole('button', { name: words.dispute.button }).click();
        await expect(answerOf(page, 'dispute').filter({ hasText: words.printed })).toBeVisible();
        await page.getByLabel(words.dispute.no).check();
        await fillDay(page, 'received', inDays(-18));
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
        [words.dispute.yes, 'printed', inDays(9), false],
        [words.dispute.no, 'received', inDays(-18), true],
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
        await fillDay(page, 'sent', inDays(-28));
        for (const [printed, isOdd] of [
          [inDays(8), true],
          [inDays(9), false],
        ] as const) {
          await fillDay(page, 'printed', printed);
          await page.getByRole('button', { name: words.dispute.button }).click();
          const answer = answerOf(page, 'dispute');
          await expect(answer).toContainText(words.dispute.byPrinted);
          await expect(answer.getByText(doubt)).toHaveCount(isOdd ? 1 : 0);
        }
      },
    );

    test('prints an answer with its calculation, without the other counter', async ({ page }) => {
      const prints = await countPrints(page);
      await fillDay(page, 'payment', inDays(7));
      await page.getByRole('button', { name: words.cancel }).click();
      await page.locator('#cancel').getByRole('button', { name: words.print }).click();
      await expect.poll(prints).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(answerOf(page, 'cancel').filter({ hasText: words.safe })).toBeVisible();
      await expect(page.locator('#cancel ol')).toBeVisible();
      await expect(page.locator('#dispute')).toBeHidden();
    });

    test('does not say that two counts differ when they give one date', { tag: '@dates-5' }, async ({ page }) => {
      const { earlier } = words.dispute;
      const answer = answerOf(page, 'dispute');
      await page.getByLabel(words.dispute.no).check();
      await fillDay(page, 'sent', inDays(-28));
      for (const [received, doDiffer] of [
        [inDays(-20), true],
        [inDays(-21), false],
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
        await fillDay(page, 'payment', inDays(7));
        await page.getByRole('button', { name: words.cancel }).click();
        await expect(answerOf(page, 'cancel').filter({ hasText: words.safe })).toBeVisible();
        const requests = await watchRequests(page);
        const before = await keptBy(page);
        await fillDay(page, 'payment', inDays(14));
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
    await fillDay(page, 'payment', inDays(7));
    await page.getByRole('button', { name: words.cancel }).click();
    await expect(answerOf(page, 'cancel').filter({ hasText: words.safe })).toContainText(words.wrongClock);
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
        await expect(page.locator('#cancel details p').first()).toContainText(formatDay(builtOn, locale));
        expect(await page.locator('#cancel details').getByRole('row').count()).toBeGreaterThan(240);
        await expect(page.locator('#cancel details').getByRole('row').nth(1)).toBeVisible();
      },
    );
  }
});
