import { availableParallelism, loadavg } from 'node:os';
import { contentIn } from '@/content';
import { disk, expect, test } from './fixtures';

const key = 'about.hero.text';
const english = 'We collect debts for creditors. Read how we work.';
const spanish = 'Cobramos deudas para acreedores. Lea cómo trabajamos.';

/** The promise to editors for the quickest of several saves: the time from the click on “Save” to the new text in the page. */
const savedWithinMs = 1500;
const maxSaves = 8;
/** Beyond this factor the load of a machine excuses nothing, since the limit would no longer catch a slow editor. */
const maxLoadFactor = 3;

/** The same on a shared machine: longer in proportion to the load, if more programs want to run than there are cores. */
const savedWithinMsHere = () =>
  savedWithinMs * Math.min(maxLoadFactor, Math.max(1, loadavg()[0]! / availableParallelism()));

test('a sentence can be edited in both languages with three clicks and shows on the page at once', async ({
  page,
  editor,
}) => {
  await page.goto('/about');
  await editor.outline(await disk.text(key, 'en')).click();
  await expect(editor.field('English')).toBeFocused();
  await editor.field('English').fill(english);
  await editor.field('Spanish').click();
  await editor.field('Spanish').fill(spanish);
  await expect(editor.panel.getByText(`${english.length} characters, grade`)).toBeVisible();
  await editor.save.click();
  await expect(page.getByRole('main').getByText(english)).toBeVisible();
  expect(disk.changed()).toEqual(['content/en/about.ts', 'content/es/about.ts', 'content/translation.lock.json']);
  expect(disk.check()).toContain('nothing to report');
  await page.goto('/es/about');
  await expect(page.getByRole('main').getByText(spanish)).toBeVisible();
});

test('a saved text can appear on the page within 1.5 s, without a reload', async ({ page, editor }) => {
  await page.goto('/about');
  await save(await disk.text(key, 'en'), 0);
  // The first save has warmed up Next. Several saves are measured, because a shared machine may be slow for a moment.
  await page.evaluate(() => Object.assign(window, { isLoadedOnce: true }));
  const times: number[] = [];
  while (!times.some((time) => time <= savedWithinMs) && times.length < maxSaves)
    times.push(await save('Saved, time', times.length + 1));
  const limit = savedWithinMsHere();
  console.log(
    `Saved texts were in the page after ${times.map(Math.round).join(', ')} ms; at most ${Math.round(limit)}.`,
  );
  expect(Math.min(...times)).toBeLessThanOrEqual(limit);
  expect(await page.evaluate(() => 'isLoadedOnce' in window)).toBe(true);

  /** Milliseconds from the click on "Save" to the new text in the page. */
  async function save(present: string, time: number): Promise<number> {
    await editor.outline(present).click();
    await editor.write(`Saved, time ${time}.`, `Guardado, vez ${time}.`);
    await expect(editor.panel.getByText(/characters, grade/)).toBeVisible();
    const clicked = await page.evaluate(() => performance.now());
    await editor.save.click();
    await page.getByRole('main').getByText(`Saved, time ${time}.`).waitFor();
    return page.evaluate((from) => performance.now() - from, clicked);
  }
});

test('selected words become bold and a link, and the file gets the markup', async ({ page, editor }) => {
  await editor.openByKey(key);
  await expect(editor.panel).toContainText('Used on /about and /es/about.');
  for (const language of ['English', 'Spanish'] as const) {
    await editor.field(language).fill('Call us now');
    await editor.field(language).press('Home');
    for (let character = 0; character < 'Call us'.length; character++)
      await editor.field(language).press('Shift+ArrowRight');
    await page.getByRole('button', { name: `Link in ${language}` }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Link in ${language}` }).click();
    await editor.panel.getByRole('combobox', { name: 'Link target' }).fill('/contact');
    await page.keyboard.press('Enter');
    await editor.field(language).press('End');
    await editor.field(language).press('ControlOrMeta+Shift+ArrowLeft');
    await page.getByRole('button', { name: `Bold in ${language}` }).click();
  }
  await editor.saveAndClose();
  for (const locale of ['en', 'es'])
    expect(disk.read(`content/${locale}/about.ts`)).toContain("'[Call us](/contact) **now**'");
});

test('a link target or words that the markup cannot hold are refused with a reason', async ({ page, editor }) => {
  await editor.openByKey(key);
  const field = editor.field('English');
  const target = editor.panel.getByRole('combobox', { name: 'Link target' });
  await field.fill('Call us');
  await field.press('ControlOrMeta+A');
  await page.getByRole('button', { name: 'Link in English' }).click();
  for (const typed of ['tel:617 555 0100', 'tel:(617)555-0100']) {
    await target.fill(typed);
    await target.press('Enter');
    await expect(target).toHaveAccessibleDescription('A link target has no spaces and no parentheses.');
    await expect(target).toBeFocused();
    await expect(field.locator('.link')).toHaveCount(0);
  }
  await target.fill('tel:+16175550100');
  await target.press('Enter');
  await expect(field.locator('.link')).toHaveText('Call us');
  await expect(editor.panel.getByText('A link target has')).toBeHidden();
  for (const typed of ['Call us [now]', '2 * 3']) {
    await field.fill(typed);
    await field.press('ControlOrMeta+A');
    await page.getByRole('button', { name: 'Bold in English' }).click();
    await expect(editor.panel.getByText('First select some words without a link, bold, ] or *.')).toBeVisible();
    await expect(field.locator('strong')).toHaveCount(0);
  }
});

test('a text takes only plain words from the clipboard, and bold only where bold is allowed', async ({
  page,
  editor,
}) => {
  await editor.openByKey(key);
  const field = editor.field('English');
  await field.fill('');
  await page.context().grantPermissions(['clipboard-write']);
  await page.evaluate(() => {
    const copied = { 'text/plain': 'Pasted\n words', 'text/html': '<h1>Pasted <a href="/contact">words</a></h1>' };
    const blobs = Object.entries(copied).map(([type, text]) => [type, new Blob([text], { type })] as const);
    return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  });
  await field.press('ControlOrMeta+V');
  await expect(field).toHaveText('Pasted words');
  await expect(field.locator('a, h1')).toHaveCount(0);
  await field.press('ControlOrMeta+A');
  await field.press('ControlOrMeta+I');
  await field.press('ControlOrMeta+B');
  await expect(field.locator('strong')).toHaveText('Pasted words');
  await expect(field.locator('i, em')).toHaveCount(0);
  await field.press('Enter');
  await editor.saveAndClose();
  expect(disk.read('content/en/about.ts')).toContain("'**Pasted words**'");

  await editor.openByKey('messages.PrintButton.label');
  await editor.field('English').fill('Print it');
  await editor.field('English').press('ControlOrMeta+A');
  await editor.field('English').press('ControlOrMeta+B');
  await editor.saveAndClose();
  expect(disk.read('messages/en.json')).toContain('"Print it"');
});

test('typing goes on after facts and pasted words', async ({ page, editor }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await page.goto('/about');
  await editor.outline(await disk.text(key, 'en')).click();
  const field = editor.field('English');
  await field.fill('Call ');
  const facts = editor.panel.getByRole('combobox', { name: 'Insert a fact in English' });
  await field.press('Tab');
  for (const fact of ['phone.main', 'hours.calls.from']) await facts.selectOption(fact);
  await expect(facts).toBeFocused();
  await facts.press('Shift+Tab');
  await field.pressSequentially(' or');
  await page.evaluate(() => navigator.clipboard.writeText(' later'));
  await field.press('ControlOrMeta+V');
  await field.pressSequentially(' on');
  await editor.saveAndClose();
  expect(disk.read('content/en/about.ts')).toContain('`Call ${phone.main}${hours.calls.from} or later on`');
});

test('a double click opens one panel', async ({ page, editor }) => {
  await page.goto('/__editor/');
  await page.getByRole('searchbox', { name: 'Search' }).fill(key);
  await page.getByRole('button', { name: `Open ${key}`, exact: true }).dblclick();
  await expect(editor.panel).toHaveCount(1);
  await page.goto('/about');
  await editor.outline(await disk.text(key, 'en')).dblclick();
  await expect(editor.panel).toHaveCount(1);
});

test('after a reload the panel reopens with the draft, and Escape leaves the text unchanged', async ({
  page,
  editor,
}) => {
  const present = await disk.text(key, 'en');
  await page.goto('/about');
  await editor.outline(present).click();
  await editor.field('English').fill(english);
  await page.reload();
  await expect(editor.field('English')).toHaveText(english);
  await expect(editor.panel).toContainText('text that you typed and did not save');
  await page.keyboard.press('Escape');
  await expect(editor.panel).toBeHidden();
  await page.reload();
  await editor.outline(present).click();
  await expect(editor.field('English')).toHaveText(present);
  expect(disk.changed()).toEqual([]);
});

test('a testimonial can be copied, gets its own id and words, and can be removed', async ({ editor }) => {
  const files = ['content/en/employment.ts', 'content/es/employment.ts'];
  const quotes = (file: string) => disk.read(file).match(/cite: '/g)?.length ?? 0;
  const before = files.map(quotes);
  const testimonial = contentIn('en').employment.testimonials.quotes[0]?.id ?? '';
  await editor.openByKey(`employment.testimonials.quotes.${testimonial}.copy`);
  await editor.panel.getByText('Move, copy or remove').click();
  await editor.panel.getByRole('textbox', { name: 'English title of the copy' }).first().fill('Copied by a test');
  await editor.panel.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(editor.panel).toBeHidden();
  await editor.openByKey('employment.testimonials.quotes.copied-by-a-test.copy');
  await editor.write(
    'I asked to change teams. My manager called two of them that day.',
    'Pedí cambiar de equipo. Mi gerente llamó a dos de ellos ese día.',
  );
  await editor.saveAndClose();
  expect(files.map(quotes)).toEqual(before.map((count) => count + 1));
  for (const file of files) expect(disk.read(file)).toContain("id: 'copied-by-a-test'");
  expect(disk.check()).toContain('nothing to report');
  await editor.openByKey('employment.testimonials.quotes.copied-by-a-test.copy');
  await editor.panel.getByText('Move, copy or remove').click();
  await editor.panel.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await expect(editor.panel).toBeHidden();
  expect(files.map(quotes)).toEqual(before);
});
