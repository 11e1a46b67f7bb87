import type { Page } from '@playwright/test';
import { disk, expect, test } from './fixtures';

test('a phone is changed once and shows everywhere; notices that print it are named', async ({ page }) => {
  const form = await formOf(page, 'Phones', 'Main');
  await form.getByRole('textbox').fill('(800) 555 0150');
  await form.getByRole('button', { name: 'Save Main' }).click();
  await expect(form.getByRole('status')).toContainText('Saved.');
  await expect(form.getByRole('status')).toContainText('privacy-notice');
  await expect(form.getByRole('textbox')).toHaveValue('800-555-0150');
  expect(disk.read('content/firm.ts')).toContain("main: '+18005550150'");
  await page.goto('/contact');
  await expect(page.getByRole('main').locator('a[href="tel:+18005550150"]').first()).toBeVisible();
});

test('the alert bar is switched on, and the office closes at another time', async ({ page }) => {
  const bar = await formOf(page, 'Settings', 'Alert bar, enabled');
  await bar.getByRole('checkbox').check();
  await bar.getByRole('button', { name: /^Save/ }).click();
  await expect(bar.getByRole('status')).toHaveText('Saved.');
  expect(disk.read('content/settings.ts')).toContain('alertBar: { enabled: true }');
  const closes = await formOf(page, 'Office hours', 'Closes');
  await closes.getByLabel('Closes', { exact: true }).fill('18:30');
  await closes.getByRole('button', { name: /^Save/ }).click();
  await expect(closes.getByRole('status')).toContainText('Saved.');
  expect(disk.read('lib/constants.ts')).toContain('closes: 18 * 3600 + 30 * 60, timeZone');
});

test('what is no phone, no mailbox of the firm and no order of hours is refused at its field', async ({ page }) => {
  for (const [group, label, typed, message] of [
    ['Phones', 'Main', '555-0100', 'US number'],
    ['Phones', 'Main', '617-555-0100', 'the number of firm.phones.office already'],
    ['Emails', 'Info', 'info@other.example', 'A mailbox has to be at'],
    ['Office hours', 'Closes', '07:00', 'before the last'],
  ] as const) {
    const form = await formOf(page, group, label);
    const input = form.getByLabel(label, { exact: true });
    await input.fill(typed);
    await form.getByRole('button', { name: /^Save/ }).click();
    await expect(input).toHaveAccessibleDescription(new RegExp(message));
    await expect(input).toBeFocused();
  }
  expect(disk.changed()).toEqual([]);
});

async function formOf(page: Page, group: string, label: string) {
  await page.goto('/__editor/#facts');
  const region = page.getByRole('region', { name: group, exact: true });
  await expect(region).toBeVisible();
  return region.locator('form').filter({ has: page.getByLabel(label, { exact: true }) });
}
