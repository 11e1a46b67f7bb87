import type { Page } from '@playwright/test';
import { firm } from '@/content/firm';
import { officeHours } from '@/content/hours';
import { settings } from '@/content/settings';
import { readFact, shownFact } from '@/editor/facts/fact-kinds';
import { disk, expect, test } from './fixtures';

test('a changed phone number shows everywhere, and the notices that print it are listed', async ({ page }) => {
  const form = await formOf(page, 'Phones', 'Main');
  await form.getByRole('textbox').fill('(800) 555 0150');
  await form.getByRole('button', { name: 'Save Main' }).click();
  await expect(form.getByRole('status')).toContainText('Saved.');
  await expect(form.getByRole('status')).toContainText('privacy-notice');
  await expect(form.getByRole('textbox')).toHaveValue('800-555-0150');
  await expect(form.getByRole('textbox')).toBeFocused();
  expect(disk.read('content/firm.ts')).toContain("main: '+18005550150'");
  await page.goto('/contact');
  await expect(page.getByRole('main').locator('a[href="tel:+18005550150"]').first()).toBeVisible();
});

test('a changed phone number leaves a stale text that shows it stale', async ({ page, editor }) => {
  const key = 'contact.methods.items.phone.details.0';
  await disk.retype(key, 'en', `Call [${firm.phones.main}](tel:${firm.phones.main}) at no cost`);
  const form = await formOf(page, 'Phones', 'Main');
  await form.getByRole('textbox').fill('800-555-0150');
  await form.getByRole('button', { name: 'Save Main' }).click();
  await expect(form.getByRole('status')).toContainText('Saved.');
  await editor.openByKey(key);
  await expect(editor.panel.getByRole('button', { name: 'Still fits' })).toBeVisible();
});

test('a fact can be changed again while it is being saved', async ({ page }) => {
  const form = await formOf(page, 'Emails', 'Info');
  const input = form.getByRole('textbox');
  const domain = firm.emails.info.split('@')[1] ?? '';
  const save = form.getByRole('button', { name: 'Save Info' });
  const saved = page.waitForResponse('**/__editor/api/saveFact');
  await input.fill(`first@${domain}`);
  await save.click();
  await input.fill(`second@${domain}`);
  await expect(save).toBeDisabled();
  await saved;
  await save.click();
  await expect(form.getByRole('status')).toContainText('Saved.');
  await expect(save).toBeDisabled();
  expect(disk.read('content/firm.ts')).toContain(`second@${domain}`);
});

test('the alert bar can be switched and the closing time changed', async ({ page }) => {
  const bar = await formOf(page, 'Settings', 'Alert bar, enabled');
  const isWanted = !settings.alertBar.enabled;
  await bar.getByRole('checkbox').setChecked(isWanted);
  await bar.getByRole('button', { name: /^Save/ }).click();
  await expect(bar.getByRole('status')).toHaveText('Saved.');
  expect(disk.read('content/settings.ts')).toContain(`alertBar: { enabled: ${isWanted} }`);
  const earlier = shownFact('time', officeHours.closes - 30 * 60);
  const closes = await formOf(page, 'Office hours', 'Closes');
  await closes.getByLabel('Closes', { exact: true }).fill(earlier);
  await closes.getByRole('button', { name: /^Save/ }).click();
  await expect(closes.getByRole('status')).toContainText('Saved.');
  expect(disk.read('content/hours.ts')).toContain(`closes: ${readFact('time', earlier, 'closes').code}, timeZone`);
});

test('an invalid phone, a mailbox of another domain and hours in the wrong order are refused at their field', async ({
  page,
}) => {
  for (const [group, label, typed, message] of [
    ['Phones', 'Main', '555-0100', 'US number'],
    ['Phones', 'Main', firm.phones.office, 'the number of firm.phones.office already'],
    ['Emails', 'Info', 'info@other.example', 'A mailbox has to be at'],
    ['Office hours', 'Closes', shownFact('time', officeHours.opens), 'before the end'],
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

test('a short address for letters can be added, changed and removed, and Changes undoes that', async ({ page }) => {
  const file = 'hosts/redirects.ts';
  await disk.commitShortAddress('/printed', '/make-payment');
  await page.goto('/__editor/#facts');
  const addresses = page.getByRole('region', { name: 'Short addresses for letters' });
  const created = addresses.getByRole('form', { name: 'New short address' });
  await created.getByRole('textbox').fill('/call-us');
  await created.getByRole('combobox').selectOption('/contact');
  await created.getByRole('button', { name: 'Add' }).click();
  const form = addresses.getByRole('form', { name: 'Short address /call-us' });
  await expect(form.getByRole('textbox')).toHaveValue('/call-us');
  expect(disk.read(file)).toContain("{ from: '/call-us', to: '/contact' },");
  await form.getByRole('combobox').selectOption('/is-this-us');
  await form.getByRole('button', { name: 'Save /call-us' }).click();
  await expect(addresses.getByText('/call-us leads to /is-this-us.')).toBeVisible();
  expect(disk.read(file)).toContain("{ from: '/call-us', to: '/is-this-us' },");
  await form.getByRole('button', { name: 'Remove /call-us' }).click();
  await expect(form).toBeHidden();
  expect(disk.changed()).toEqual([]);

  const printed = addresses.getByRole('form', { name: 'Short address /printed' });
  await printed.getByRole('button', { name: 'Remove /printed' }).click();
  await expect(printed).toBeHidden();
  await page.goto('/__editor/#changes');
  await page.getByRole('button', { name: 'Undo Short address /printed' }).click();
  await expect(page.getByText('Nothing has changed since the last commit.')).toBeVisible();
  expect(disk.changed()).toEqual([]);
});

test('a short address that is invalid, taken, without a page or changed meanwhile is refused at its field', async ({
  page,
}) => {
  await disk.commitShortAddress('/printed', '/make-payment');
  await page.goto('/__editor/#facts');
  const addresses = page.getByRole('region', { name: 'Short addresses for letters' });
  const created = addresses.getByRole('form', { name: 'New short address' });
  const [from, to] = [created.getByRole('textbox'), created.getByRole('combobox')];
  for (const [typed, leadsTo, at, message] of [
    ['/Pay now', '/contact', from, 'Write one word of lowercase letters'],
    ['/about', '/contact', from, 'an address of the site itself'],
    ['/printed', '/contact', from, 'a short address already'],
    ['/call', '', to, 'not a page of the site'],
  ] as const) {
    await from.fill(typed);
    await to.selectOption(leadsTo);
    await created.getByRole('button', { name: 'Add' }).click();
    await expect(at).toHaveAccessibleDescription(new RegExp(message));
    await expect(at).toBeFocused();
  }
  expect(disk.changed()).toEqual([]);
  const onDisk = (to: string) => `{ from: '/printed', to: '${to}' }`;
  disk.replace('hosts/redirects.ts', onDisk('/make-payment'), onDisk('/contact'));
  const printed = addresses.getByRole('form', { name: 'Short address /printed' });
  await printed.getByRole('combobox').selectOption('/about');
  await printed.getByRole('button', { name: 'Save /printed' }).click();
  await expect(printed.getByRole('status')).toContainText('Someone changed this short address meanwhile');
  await expect(printed.getByRole('button', { name: 'Save /printed' })).toBeFocused();
  expect(disk.read('hosts/redirects.ts')).toContain(onDisk('/contact'));
});

async function formOf(page: Page, group: string, label: string) {
  await page.goto('/__editor/#facts');
  const region = page.getByRole('region', { name: group, exact: true });
  await expect(region).toBeVisible();
  return region.locator('form').filter({ has: page.getByLabel(label, { exact: true }) });
}
