import type { Page } from '@playwright/test';
import { versionHeader } from '@/editor/requests/requests';
import { gate } from '../e2e/kit/gate';
import { twoFrames } from '../e2e/kit/running-page';
import { disk, expect, test } from './fixtures';

const key = 'about.hero.text';
const stopped = 'Start it again with npm run edit';

/** Makes the requests with this name fail, as if the editor had stopped, until the returned function is called. */
async function stop(page: Page, name: string) {
  const address = `**/__editor/api/${name}`;
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

test('when a text changed on disk and the editor stops, both are reported and the draft is kept', async ({
  page,
  editor,
}) => {
  await editor.openByKey(key);
  await editor.write('Mine.', 'Mía.');
  await disk.retype(key, 'en', 'Theirs.');
  const start = await stop(page, 'describeText');
  await editor.save.click();
  await expect(editor.message).toContainText(/Someone changed this text meanwhile.*Start it again/);
  await expect(editor.field('English')).toHaveText('Mine.');
  await start();
  await editor.save.click();
  await expect(page.getByRole('textbox', { name: 'On disk now' })).toContainText('Theirs');
});

test('when the notice cannot be opened after a new version, the form says so and keeps what was typed', async ({
  page,
  editor,
}) => {
  await editor.openByKey('legal.terms-of-use.summary.0');
  const form = editor.panel.getByRole('form');
  const entry = form.getByRole('textbox', { name: 'What is new in it, in English' });
  await entry.fill('Something new.');
  await form.getByRole('textbox', { name: 'What is new in it, in Spanish' }).fill('Algo nuevo.');
  const version = await page.evaluate<string>('editorVersion');
  await page.route('**/__editor/api/prepareVersion', (route) =>
    route.fulfill({ headers: { [versionHeader]: version }, json: {} }),
  );
  await stop(page, 'describeText');
  await form.getByRole('button', { name: 'Prepare the version' }).click();
  await expect(form.getByRole('status')).toContainText(stopped);
  await expect(entry).toHaveValue('Something new.');
});

test('the bar comes back when the page drops it, with the outlines and without', async ({ page }) => {
  await page.goto('/about');
  for (const name of ['Follow links', 'Edit texts']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await page.evaluate(() => document.querySelector('#site-editor')!.remove());
    await page.getByRole('button', { name, exact: true }).click();
  }
});

test('Escape does not discard a text while it is being saved', async ({ page, editor }) => {
  await editor.openByKey(key);
  await editor.write('Kept.', 'Guardado.');
  const answers = gate();
  await page.route('**/__editor/api/saveText', async (route) => {
    await answers.opened;
    await route.abort();
  });
  const asked = page.waitForRequest('**/__editor/api/saveText');
  await editor.save.click();
  await asked;
  // A page can prevent the first only.
  for (let time = 0; time < 2; time++) await page.keyboard.press('Escape');
  await expect(editor.save).toBeFocused();
  await page.keyboard.press('Enter');
  answers.open();
  await expect(editor.message).toContainText(stopped);
  await expect(editor.field('English')).toHaveText('Kept.');
  await expect(editor.save).toBeFocused();
});

test('focus returns to a text that opened while the page moved', async ({ page, editor }) => {
  await page.goto('/about');
  const outline = editor.outline(await disk.text(key, 'en'));
  const answers = gate();
  await page.route('**/__editor/api/describeText', async (route) => {
    await answers.opened;
    await route.continue();
  });
  await outline.press('Enter');
  await page.evaluate(() => scrollBy(0, 1));
  await twoFrames(page);
  answers.open();
  await expect(editor.panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.panel).toBeHidden();
  await expect(outline).toBeFocused();
});

for (const [hash, request] of [
  ['#texts', 'listTexts'],
  ['#facts', 'listFacts'],
  ['#changes', 'listChanges'],
] as const) {
  test(`${hash} shows an error when the editor has stopped, and a retry works`, async ({ page }) => {
    const start = await stop(page, request);
    await page.goto(`/__editor/${hash}`);
    await expect(page.getByRole('alert')).toContainText(stopped);
    await start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a response of another program is reported in words', async ({ page }) => {
  await page.route('**/__editor/api/listFacts', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.goto('/__editor/#facts');
  await expect(page.getByRole('alert')).toContainText('This is not an answer of this editor');
});

test('a page that loads late does not replace the one chosen after it', async ({ page }) => {
  const texts = gate();
  await page.route('**/__editor/api/listTexts', async (route) => {
    await texts.opened;
    await route.continue();
  });
  await page.goto('/__editor/');
  await page.getByRole('link', { name: 'Facts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facts of the firm');
  const late = page.waitForResponse('**/__editor/api/listTexts');
  texts.open();
  await (await late).finished();
  await twoFrames(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facts of the firm');
  await expect(page.getByRole('link', { name: 'Facts' })).toHaveAttribute('aria-current', 'page');
});

test('a slow filter does not replace the one chosen after it', async ({ page }) => {
  await disk.retype(key, 'en', 'Read what kind of firm we are.');
  const hard = gate();
  await page.route('**/__editor/api/listHardTexts', async (route) => {
    await hard.opened;
    await route.continue();
  });
  await page.goto('/__editor/');
  const show = page.getByRole('combobox', { name: 'Show' });
  const late = page.waitForResponse('**/__editor/api/listHardTexts');
  await show.selectOption('too hard to read');
  await show.selectOption('stale');
  await expect(page.getByRole('rowheader')).toHaveText([key]);
  hard.open();
  await (await late).finished();
  await twoFrames(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('about');
  await expect(page.getByRole('rowheader')).toHaveText([key]);
});

test('a failed undo is reported, and a successful one keeps the typed commit message', async ({ page, editor }) => {
  for (const each of ['title', 'alt']) {
    await editor.openByKey(`about.hero.${each}`);
    await editor.write('A law firm.', 'Un bufete.');
    await editor.saveAndClose();
  }
  await page.goto('/__editor/#changes');
  const what = page.getByRole('textbox', { name: 'What you changed' });
  await what.fill('Say less');
  const undo = page.getByRole('button', { name: 'Undo about.hero.title' });
  const start = await stop(page, 'undoText');
  await undo.click();
  await expect(page.getByText(stopped)).toBeVisible();
  await start();
  await undo.click();
  await expect(undo).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo about.hero.alt' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(what).toHaveValue('Say less');
});

test('saving a short address keeps what is typed in the other forms', async ({ page }) => {
  await disk.commitShortAddress('/printed', '/make-payment');
  await page.goto('/__editor/#facts');
  const addresses = page.getByRole('region', { name: 'Short addresses for letters' });
  const printed = addresses.getByRole('form', { name: 'Short address /printed' });
  await printed.getByRole('textbox').fill('/pay-here');
  const created = addresses.getByRole('form', { name: 'New short address' });
  await created.getByRole('textbox').fill('call-us');
  await created.getByRole('combobox').selectOption('/contact');
  await created.getByRole('button', { name: 'Add' }).click();
  await expect(addresses.getByText('/call-us leads to /contact.')).toBeVisible();
  await expect(printed.getByRole('textbox')).toHaveValue('/pay-here');
  await expect(created.getByRole('textbox')).toHaveValue('');
});
