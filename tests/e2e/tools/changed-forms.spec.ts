import { contentIn } from '@/content';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { markHydration } from '@/scripts/kit/mark-hydration';
import { countPrints } from '../kit/count-prints';
import { inDays, morningOf, today } from '../kit/days';
import { fillDay } from '../kit/fill-day';
import { fillWho } from '../kit/fill-who';
import { expect, test } from '../kit/fixtures';
import { problemSummary } from '../kit/problem-summary';
import { openRunning, startProgram } from '../kit/running-page';
import { showAgain } from '../kit/show-again';

for (const locale of completeLocales) {
  const forms = contentIn(locale)['letters/forms'];
  const { cancel, dispute } = contentIn(locale).dates;
  const isThisUs = contentIn(locale)['is-this-us'].words;

  test.describe(localizePath('/', locale), () => {
    test.beforeEach(({ page }) => page.clock.setFixedTime(morningOf(today)));

    test(
      'a letter is printed by Print alone, and “copied” is said of that letter alone',
      { tag: '@letters-6' },
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const prints = await countPrints(page);
        await page.goto(localizePath(pagePaths['letters/more-information'], locale));
        await fillWho(page, locale);
        const write = page.getByRole('button', { name: forms.write });
        await write.click();
        const letter = page.getByRole('article', { name: forms.yourLetter });
        await letter.getByRole('button', { name: forms.copy }).first().click();
        const copied = letter.getByRole('status').filter({ hasText: forms.copied });
        await expect(copied).toHaveCount(1);
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Ana Muñoz');
        await letter.getByText('Ana Muñoz').first().click();
        expect(await prints()).toBe(0);
        await letter.getByRole('button', { name: forms.print }).first().click();
        await expect.poll(prints).toBe(1);

        await page.getByLabel(forms.fields.name.label, { exact: true }).fill('Rosa Vega');
        await write.click();
        await expect(letter.getByText('Rosa Vega').first()).toBeVisible();
        await expect(copied).toHaveCount(0);
      },
    );

    test(
      'the date of a letter that was typed before the program ran stays',
      { tag: '@letters-2' },
      async ({ page }) => {
        await markHydration(page);
        await page.goto(localizePath(pagePaths['letters/more-information'], locale));
        await page.evaluate((year) => {
          for (const [part, value] of Object.entries({ month: '10', day: '7', year }))
            Object.assign(document.getElementById(`letterDate-${part}`)!, { value });
        }, String(today.year));
        await startProgram(page);
        await expect(page.locator('#letterDate-month')).toHaveValue('10');
        await expect(page.locator('#letterDate-day')).toHaveValue('7');
      },
    );

    test(
      'the date of a letter is that of the day on which a tab left open is shown, until it is written or changed',
      { tag: ['@dates-9', '@letters-9'] },
      async ({ page }) => {
        const letter = page.getByRole('article', { name: forms.yourLetter });
        const save = letter.getByRole('link', { name: forms.save });
        const dated = page.locator('#letterDate-day');
        await openRunning(page, localizePath(pagePaths['letters/dispute'], locale));
        await expect(dated).toHaveValue(String(today.day));
        await showAgain(page, inDays(1));
        await expect(dated).toHaveValue(String(inDays(1).day));
        await fillWho(page, locale);
        await fillDay(page, 'disputeBy', inDays(1));
        await page.getByRole('button', { name: forms.write }).click();
        await expect(save).toHaveCount(1);
        await showAgain(page, inDays(2));
        await expect(letter.getByText(dispute.words.headings.past)).toBeVisible();
        await expect(save).toHaveCount(0);
        await expect(dated).toHaveValue(String(inDays(1).day));
        await dated.fill('1');
        await showAgain(page, inDays(3));
        await page.getByRole('button', { name: forms.write }).click();
        await expect(letter.getByText(dispute.words.headings.past)).toBeVisible();
        await expect(dated).toHaveValue('1');
      },
    );

    test('a choice that removes a field removes its error too', { tag: '@form-10' }, async ({ page }) => {
      await page.goto(localizePath(pagePaths['letters/dispute'], locale));
      await page.locator('#reasons-other').check();
      await page.getByRole('button', { name: forms.write }).click();
      const summary = problemSummary(page, locale);
      const link = summary.locator('a[href="#ownWords"]');
      await expect(link).toBeVisible();
      await page.locator('#reasons-other').uncheck();
      await expect(link).toHaveCount(0);
      await expect(summary.getByRole('link').first()).toBeVisible();
      await expect(page.locator('#reasons-other')).toBeFocused();
    });

    test(
      'the error of a removed field stays away when a choice shows the field again',
      { tag: '@form-10' },
      async ({ page }) => {
        const summary = problemSummary(page, locale);
        await page.goto(localizePath(pagePaths.dates, locale));
        const choose = (label: string) => page.getByRole('radio', { name: label, exact: true }).check();
        await choose(dispute.words.yes);
        await fillDay(page, 'printed', { ...today, month: 2, day: 30 });
        await page.getByRole('button', { name: dispute.words.button }).click();
        await expect(summary).toBeFocused();
        await choose(dispute.words.no);
        await expect(summary).toHaveCount(0);
        await choose(dispute.words.yes);
        await expect(page.locator('#printed-day')).toBeVisible();
        await expect(summary).toHaveCount(0);
        await expect(page.locator('#printed-day')).not.toHaveAttribute('aria-invalid');

        await page.goto(localizePath(pagePaths['letters/dispute'], locale));
        await page.locator('#reasons-other').check();
        await page.getByRole('button', { name: forms.write }).click();
        await expect(summary).toBeFocused();
        await page.locator('#reasons-other').uncheck();
        await page.locator('#reasons-other').check();
        await expect(page.locator('#ownWords')).toBeVisible();
        await expect(summary.locator('a[href="#ownWords"]')).toHaveCount(0);
        await expect(page.locator('#ownWords')).not.toHaveAttribute('aria-invalid');
        await expect(page.locator('#reasons-other')).toBeFocused();
      },
    );

    test(
      'a field that a choice removed has what was typed in it when the choice shows it again',
      { tag: ['@form-3', '@letters-4'] },
      async ({ page }) => {
        const printed = inDays(16);
        const typed = (id: string) => page.locator(`#${id}`);
        await openRunning(page, localizePath(pagePaths['letters/dispute'], locale));
        await fillWho(page, locale);
        await typed('reasons-other').check();
        await typed('ownWords').fill('4111 1111 1111 1111');
        await typed('reasons-other').uncheck();
        await expect(typed('ownWords')).toBeHidden();
        await page.getByRole('button', { name: forms.write }).click();
        const letter = page.getByRole('article', { name: forms.yourLetter });
        await expect(letter).not.toContainText('4111');
        await typed('reasons-other').check();
        await expect(typed('ownWords')).toHaveValue('4111 1111 1111 1111');
        await typed('amount-part').check();
        await typed('partAmount').fill('80');
        await typed('claimedAmount').fill('120');
        await typed('amount-all').check();
        await expect(typed('partAmount')).toBeHidden();
        await typed('amount-part').check();
        await expect(typed('partAmount')).toHaveValue('80');
        await expect(typed('claimedAmount')).toHaveValue('120');

        await openRunning(page, localizePath(pagePaths['letters/limit-contact'], locale));
        await typed('times-within').check();
        await typed('days-weekends').check();
        await typed('from').selectOption('9');
        await typed('zone').selectOption('central');
        await typed('times-any').check();
        await expect(typed('from')).toBeHidden();
        await typed('times-within').check();
        await expect(typed('days-weekends')).toBeChecked();
        await expect(typed('from')).toHaveValue('9');
        await expect(typed('zone')).toHaveValue('central');

        await openRunning(page, localizePath(pagePaths.dates, locale));
        await typed('is-printed-yes').check();
        await fillDay(page, 'printed', printed);
        await typed('is-printed-no').check();
        await expect(typed('printed-day')).toBeHidden();
        await typed('is-printed-yes').check();
        await expect(typed('printed-month')).toHaveValue(String(printed.month));
        await expect(typed('printed-day')).toHaveValue(String(printed.day));
        await expect(typed('printed-year')).toHaveValue(String(printed.year));
      },
    );

    test('an answer goes when the form is changed', { tag: '@form-10' }, async ({ page }) => {
      await page.goto(localizePath(pagePaths.dates, locale));
      await fillDay(page, 'payment', inDays(7));
      await page.getByRole('button', { name: cancel.words.button }).click();
      const answer = (part: 'cancel' | 'dispute') => page.locator(`#${part}`).getByRole('status');
      await expect(answer('cancel')).not.toBeEmpty();
      await page.locator('#payment-day').fill('15');
      await expect(answer('cancel')).toBeEmpty();
      await page.getByRole('radio', { name: dispute.words.yes, exact: true }).check();
      await fillDay(page, 'printed', inDays(16));
      await page.getByRole('button', { name: dispute.words.button }).click();
      await expect(answer('dispute')).not.toBeEmpty();
      await page.getByRole('radio', { name: dispute.words.no, exact: true }).check();
      await expect(answer('dispute')).toBeEmpty();

      await page.goto(localizePath(pagePaths['is-this-us'], locale));
      const field = page.getByLabel(isThisUs.label);
      await expect(field).toHaveAttribute('aria-required', 'true');
      await field.fill('+44 20 7946 0958');
      await field.press('Enter');
      await expect(page.locator('[data-verdict]')).toBeVisible();
      await field.fill('+44 20 7946 0959');
      await expect(page.locator('[data-verdict]')).toHaveCount(0);
    });
  });
}
