import { disk, expect, test } from './fixtures';

test('a list item with an unsaved draft cannot be moved, so that the draft keeps its item', async ({
  page,
  editor,
}) => {
  const items = await disk.list();
  const first = await disk.text(`${items}.0`, 'en');
  await editor.openByKey(`${items}.0`);
  await editor.field('English').fill('Typed for the first.');
  await editor.panel.getByText('Move, copy or remove').click();
  const move = editor.panel.getByRole('button', { name: 'Move down' }).first();
  await move.click();
  await expect(editor.message).toContainText(`First save or discard what you typed for ${items}.0`);
  await page.reload();

  await editor.openByKey(`${items}.1`);
  await editor.panel.getByText('Move, copy or remove').click();
  await editor.panel.getByRole('button', { name: 'Move up' }).first().click();
  await expect(editor.message).toContainText(`what you typed for ${items}.0`);
  expect(disk.changed()).toEqual([]);
  await page.keyboard.press('Escape');

  await editor.openByKey(`${items}.0`);
  await expect(editor.field('English')).toHaveText('Typed for the first.');
  await page.keyboard.press('Escape');
  await editor.openByKey(`${items}.0`);
  await editor.panel.getByText('Move, copy or remove').click();
  await move.click();
  await expect(editor.panel).toBeHidden();
  await editor.openByKey(`${items}.1`);
  await expect(editor.field('English')).toHaveText(first);
  expect(disk.check()).toContain('nothing to report');
});

test('an item that changed on disk meanwhile is not removed', async ({ editor }) => {
  const items = await disk.list();
  await editor.openByKey(`${items}.0`);
  await editor.panel.getByText('Move, copy or remove').click();
  await disk.append(`${items}.0`, 'en', 'Another sentence.');
  await editor.panel.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await expect(editor.message).toContainText('Someone changed this text meanwhile');
  expect(await disk.text(`${items}.0`, 'en')).toContain('Another sentence.');
});

test('an old fault elsewhere does not prevent moving an item, and its stale text stays stale', async ({ editor }) => {
  await disk.retype('about.hero.text', 'en', 'Read [more](/nowhere).');
  const items = await disk.list();
  await disk.append(`${items}.0`, 'en', 'Another sentence.');
  await editor.openByKey(`${items}.0`);
  await editor.panel.getByText('Move, copy or remove').click();
  await editor.panel.getByRole('button', { name: 'Move down' }).first().click();
  await expect(editor.panel).toBeHidden();
  await editor.openByKey(`${items}.1`);
  await expect(editor.field('English')).toContainText('Another sentence.');
  await expect(editor.panel.getByRole('button', { name: 'Still fits' })).toBeVisible();
});

test('a stale text is not accepted while a new text is typed into its field', async ({ page, editor }) => {
  await disk.retype('about.hero.title', 'en', 'A law firm that says so');
  await editor.openByKey('about.hero.title');
  await editor.field('Spanish').fill('Un bufete que lo dice');
  await editor.panel.getByRole('button', { name: 'Still fits' }).click();
  await expect(editor.message).toContainText('You wrote a new text');
  await expect(editor.field('Spanish')).toHaveText('Un bufete que lo dice');
  await page.keyboard.press('Escape');
  await editor.openByKey('about.hero.title');
  await editor.panel.getByRole('button', { name: 'Still fits' }).click();
  await expect(editor.panel).toBeHidden();
});

test('a text of a published notice is read-only', async ({ editor }) => {
  await editor.openByKey('legal.terms-of-use.summary.0');
  await expect(editor.field('English')).toHaveAttribute('aria-readonly', 'true');
  await expect(editor.field('English')).toBeFocused();
  await expect(editor.field('English')).toHaveAttribute('contenteditable', 'false');
});

test('reports that the browser cannot store a draft', async ({ page, editor }) => {
  await editor.openByKey('about.hero.text');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await editor.field('English').fill('We are a law firm.');
  await expect(editor.message).toContainText('The browser cannot store your draft');
});

test('ignores stored drafts in another format', async ({ page, editor }) => {
  await page.goto('/__editor/');
  await page.evaluate(() => {
    localStorage.setItem('editor-draft-2:about.hero.text', '{"texts":{"en":"A text"}}');
    localStorage.setItem('editor-draft-2:about.hero.title', '{');
  });
  for (const key of ['about.hero.text', 'about.hero.title']) {
    await editor.openByKey(key);
    await expect(editor.save).toBeEnabled();
    await expect(editor.field('English')).not.toBeEmpty();
    await page.keyboard.press('Escape');
  }
});
