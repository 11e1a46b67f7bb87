import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { lookAlikePhone, mainPhone, officePhone, spanishPhone } from '@/tests/kit/phones';
import { violations } from '../accessibility/axe';
import { expect, test } from '../kit/fixtures';
import { problemSummary } from '../kit/problem-summary';
import { keptBy, watchRequests } from '../kit/requests-of-typing';

const languages = completeLocales.map((locale) => {
  const { label, button, empty } = contentIn(locale)['is-this-us'].words;
  return {
    locale,
    path: localizePath(pagePaths['is-this-us'], locale),
    label,
    button,
    sued: localizePath(pagePaths['help/sued'], locale),
    empty,
  };
});

for (const { locale, path, label, button, sued, empty } of languages) {
  test(
    `${path}: shows each verdict, and warns that even a match can be faked`,
    { tag: ['@same-1', '@same-2'] },
    async ({ page }) => {
      await page.goto(path);
      for (const [typed, verdict] of [
        [`${officePhone.replaceAll('-', '.')} ext. 204`, 'same'],
        [lookAlikePhone, 'look-alike'],
        ['+44 20 7946 0958', 'not-ours'],
        [mainPhone.slice(-8), 'cannot-tell'],
      ] as const) {
        await page.getByLabel(label).fill(typed);
        await page.getByLabel(label).press('Enter');
        const answer = page.locator('[data-verdict]');
        await expect(answer).toHaveAttribute('data-verdict', verdict);
        await expect(answer.getByRole('link', { name: mainPhone })).toBeVisible();
        await expect(page.getByLabel(label)).toHaveValue(typed);
      }
    },
  );

  test(
    `${path}: what is not ours is less alarming than a look-alike, and leads to the page about court papers`,
    { tag: '@same-4' },
    async ({ page }) => {
      await page.goto(path);
      const answer = page.locator('[data-verdict]');
      const colorFor = async (typed: string, verdict: string) => {
        await page.getByLabel(label).fill(typed);
        await page.getByLabel(label).press('Enter');
        await expect(answer).toHaveAttribute('data-verdict', verdict);
        expect(await violations(page, path)).toEqual([]);
        return answer.getByRole('heading').evaluate((heading) => getComputedStyle(heading).color);
      };
      const alarming = await colorFor(lookAlikePhone, 'look-alike');
      await expect(answer.locator(`a[href="${sued}"]`)).toHaveCount(0);
      expect(await colorFor('court@nycourts.gov', 'not-ours')).not.toBe(alarming);
      await expect(answer.locator(`a[href="${sued}"]`)).toBeVisible();
    },
  );

  test(`${path}: shows a text of any length as it was typed, within the page`, { tag: '@same-1' }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(path);
    const typed = `https://${'a'.repeat(150)}.test/${firm.domain}`;
    await page.getByLabel(label).fill(` ${typed} `);
    await page.getByLabel(label).press('Enter');
    await expect(page.locator('[data-verdict]').getByText(typed, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });

  test(
    `${path}: an empty field is an error that links to the field and clears when corrected`,
    { tag: ['@same-5', '@form-2', '@form-3'] },
    async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: button }).click();
      const summary = problemSummary(page, locale);
      await expect(summary).toBeFocused();
      await summary.getByRole('link', { name: empty }).click();
      await expect(page.getByLabel(label)).toBeFocused();
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      expect(await violations(page, path)).toEqual([]);
      await page.getByLabel(label).fill(`${firm.domain}.evil.test`);
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('[data-verdict=look-alike]')).toBeVisible();
      await expect(summary).toHaveCount(0);
      expect(await violations(page, path)).toEqual([]);
    },
  );

  test(
    `${path}: typing sends nothing, stores nothing and keeps the address; a reload and Back clear the field`,
    { tag: '@form-1' },
    async ({ page }) => {
      await page.goto(path);
      const field = page.getByLabel(label);
      await field.fill('x');
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('[data-verdict]')).toBeVisible();
      const requests = await watchRequests(page);
      const before = await keptBy(page);
      await field.pressSequentially(`<b>${lookAlikePhone}</b>`);
      await field.press('Enter');
      await expect(page.locator('[data-verdict]')).toContainText(`<b>${lookAlikePhone}</b>`);
      expect(await keptBy(page)).toBe(before);
      expect(await requests()).toEqual([]);
      await page.reload();
      await expect(field).toHaveValue('');
      await field.fill(lookAlikePhone);
      await page.goto('/about');
      await page.goBack();
      await expect(page.getByLabel(label)).toHaveValue('');
    },
  );

  test(
    `${path}: truncates ten thousand characters, says so, and refuses a card number`,
    { tag: ['@form-4', '@form-5'] },
    async ({ page }) => {
      await page.goto(path);
      const field = page.getByLabel(label);
      await field.fill('a');
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('[data-verdict]')).toBeVisible();
      await field.fill('9'.repeat(10_000));
      await expect(field).toHaveValue('9'.repeat(200));
      await expect(page.locator('#to-check-note')).toBeVisible();
      await field.fill('4111 1111 1111 1111');
      await field.press('Enter');
      await expect(problemSummary(page, locale)).toBeFocused();
      await expect(page.locator('[data-verdict]')).toHaveCount(0);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, button } of languages) {
    test(`${path}: shows the official list and no form`, { tag: ['@same-6', '@form-6'] }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('button', { name: button })).toBeHidden();
      await expect(page.locator('#list')).toContainText(spanishPhone);
      await expect(page.locator('#list')).toContainText(firm.emails.disputes);
    });
  }
});
