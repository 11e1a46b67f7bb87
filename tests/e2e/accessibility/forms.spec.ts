import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords, otherLocale } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { inDays, morningOf, today } from '../kit/days';
import { fillDay } from '../kit/fill-day';
import { fillWho } from '../kit/fill-who';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { problemSummary } from '../kit/problem-summary';
import { openRunning } from '../kit/running-page';
import { switcherTo } from '../kit/site-links';
import { listen } from './heard';

/** A label without what is in brackets after it, as the summary has it. */
const nameOf = (label: string) => label.replace(/ \(.*\)$/, '');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const locale of completeLocales) {
  const content = contentIn(locale);
  const forms = content['letters/forms'];
  const { words, cancel, dispute } = content.dates;
  const at = (path: string) => localizePath(path, locale);
  const write = (page: Page) => page.getByRole('button', { name: forms.write }).click();
  const letterOn = (page: Page) => page.getByRole('article', { name: forms.yourLetter });

  test.describe(`a form in ${localeRecords[locale].name}`, () => {
    test.beforeEach(({ page }) => page.clock.setFixedTime(morningOf(today)));

    test(
      'submitted empty, only its error summary is announced, and gets focus',
      { tag: ['@form-2', '@field-2'] },
      async ({ page }) => {
        const heard = await listen(page);
        await openRunning(page, at(pagePaths['letters/dispute']));
        await page.getByRole('button', { name: forms.write }).focus();
        await heard.clear();
        await page.keyboard.press('Enter');
        await expect(problemSummary(page, locale)).toBeFocused();
        const lines = await heard.log();
        expect(lines.filter((line) => line.startsWith('focus'))).toHaveLength(1);
        expect(lines.filter((line) => line.startsWith('says'))).toHaveLength(1);
        expect(lines.find((line) => line.startsWith('says'))).toContain(forms.fields.name.required);
      },
    );

    test(
      'names the impossible date in its summary and marks the invalid part at the date',
      { tag: ['@form-8', '@field-1'] },
      async ({ page }) => {
        await openRunning(page, at(pagePaths['letters/dispute']));
        await fillWho(page, locale);
        await fillDay(page, 'disputeBy', { ...today, month: 2, day: 30 });
        await fillDay(page, 'letterDate', { ...today, month: 2, day: 31 });
        await write(page);
        const problem = words.problems['no-such-day'];
        await expect(problemSummary(page, locale).getByRole('link')).toHaveText([
          `${nameOf(forms.fields.disputeBy.label)}: ${problem}`,
          `${nameOf(forms.fields.letterDate.label)}: ${problem}`,
        ]);
        await problemSummary(page, locale).getByRole('link').last().click();
        await expect(page.locator('#letterDate-day')).toBeFocused();
        await expect(page.locator('#letterDate-day')).toHaveAccessibleDescription(problem);
        await expect(page.locator('#letterDate-day')).toHaveAttribute('aria-invalid', 'true');
      },
    );

    test('names in its summary which of two dates is incomplete', { tag: '@form-8' }, async ({ page }) => {
      await openRunning(page, at(pagePaths.dates));
      await page.getByLabel(dispute.words.no).check();
      for (const field of ['received', 'sent']) await page.locator(`#${field}-day`).fill('5');
      await page.getByRole('button', { name: dispute.words.button }).click();
      await expect(problemSummary(page, locale).getByRole('link')).toHaveText([
        `${nameOf(dispute.words.received)} ${words.problems.missing}`,
        `${nameOf(dispute.words.sent)} ${words.problems.missing}`,
      ]);
      await page.getByRole('button', { name: cancel.words.button }).click();
      await expect(problemSummary(page, locale).first().getByRole('link')).toHaveText([
        `${cancel.words.legend} ${words.problems.empty}`,
      ]);
    });

    test('says when the letter is older than the form’s current values', { tag: '@letters-9' }, async ({ page }) => {
      const heard = await listen(page);
      await openRunning(page, at(pagePaths['letters/dispute']));
      await fillWho(page, locale);
      await write(page);
      await expect(letterOn(page)).not.toContainText(forms.changed);
      await heard.clear();
      await page.locator('#city').fill('Othertown');
      await expect(letterOn(page).getByText(forms.changed)).toBeVisible();
      expect(await heard.log()).toContain(`says ${forms.changed}`);
      await page.emulateMedia({ media: 'print' });
      await expect(letterOn(page).getByText(forms.changed)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await write(page);
      await expect(letterOn(page)).toContainText('Othertown');
      await expect(letterOn(page)).not.toContainText(forms.changed);
    });

    for (const name of ['letters/dispute', 'letters/more-information'] as const)
      test(
        `says that a date has passed and offers no calendar file for it, on ${name}`,
        { tag: '@letters-9' },
        async ({ page }) => {
          const { text = '', late = '' } = content[name].event ?? {};
          const save = letterOn(page).getByRole('link', { name: forms.save });
          await openRunning(page, at(pagePaths[name]));
          await fillWho(page, locale);
          await fillDay(page, 'disputeBy', inDays(-1));
          await write(page);
          await expect(letterOn(page).getByText(dispute.words.headings.past)).toBeVisible();
          await expect(letterOn(page).getByText(late)).toBeVisible();
          await expect(letterOn(page).getByText(text)).toHaveCount(0);
          await expect(save).toHaveCount(0);
          await fillDay(page, 'disputeBy', today);
          await write(page);
          await expect(letterOn(page).getByText(text)).toBeVisible();
          await expect(letterOn(page).getByText(dispute.words.headings.past)).toHaveCount(0);
          await expect(save).toHaveCount(1);
        },
      );

    test(
      'shows two letters with distinct button names, and moves focus to the added one',
      { tag: '@letters-10' },
      async ({ page }) => {
        await openRunning(page, at(pagePaths['letters/dispute']));
        await fillWho(page, locale);
        await fillDay(page, 'disputeBy', inDays(16));
        await write(page);
        const add = letterOn(page).getByRole('button', { name: forms.addTwin });
        if (locale === 'en') {
          await add.focus();
          await page.keyboard.press('Enter');
          await expect(letterOn(page).getByRole('heading', { name: forms.twins.es })).toBeFocused();
          await page.keyboard.press('Tab');
          await expect(letterOn(page).locator('[data-sheet=es] button').first()).toBeFocused();
        }
        await expect(add).toHaveCount(0);
        const names: string[] = [];
        for (const sheet of ['en', 'es'] as const)
          for (const label of [forms.print, forms.copy]) {
            const name = `${label} (${forms.twins[sheet]})`;
            await expect(letterOn(page).locator(`[data-sheet=${sheet}]`).getByRole('button', { name })).toHaveCount(1);
            names.push(name);
          }
        names.push(`${forms.print} (${forms.blank.title})`);
        const found = await page
          .getByRole('main')
          .getByRole('button')
          .evaluateAll((all) => all.map((button) => button.textContent.trim()));
        expect(found.filter((name) => name.startsWith(forms.print) || name.startsWith(forms.copy)).sort()).toEqual(
          names.sort(),
        );
      },
    );

    test('is cleared by a change of language, which a note above it says', { tag: '@form-1' }, async ({ page }) => {
      await openRunning(page, at(pagePaths['letters/dispute']));
      await expect(page.getByText(messages[locale].Forms.privateMore)).toBeVisible();
      await fillWho(page, locale);
      await switcherTo(page, otherLocale(locale)).click();
      await expect(page).toHaveURL(localizePath(pagePaths['letters/dispute'], otherLocale(locale)));
      await expect(page.locator('#name')).toHaveValue('');
    });

    test(
      'disables autofill in every field, as the accessibility statement says',
      { tag: '@form-9' },
      async ({ page }) => {
        for (const name of ['letters/dispute', 'letters/my-lawyer', 'dates', 'is-this-us'] as const) {
          await page.goto(at(pagePaths[name]));
          const taking = page
            .locator('main form')
            .locator('input, select, textarea')
            .and(page.locator(':not([type=radio], [type=checkbox], [autocomplete=off])'));
          await expect(page.locator('main form').first(), name).toHaveAttribute('autocomplete', 'off');
          await expect(taking, name).toHaveCount(0);
        }
        await page.goto(at(pagePaths['accessibility-policy']));
        const limit = page.locator('#known-limits').getByRole('row').filter({ hasText: 'WCAG 1.3.5' });
        await expect(limit.locator('a[href^="tel:"]')).toHaveCount(1);
        await expect(limit.locator(`a[href="${at(pagePaths.letters)}"]`)).toHaveCount(1);
      },
    );
  });
}
