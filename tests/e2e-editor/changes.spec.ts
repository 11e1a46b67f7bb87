import { maxShown } from '@/editor/browser/page/texts-filter';
import { tabTo } from '@/tests/e2e/kit/tab-to';
import { disk, expect, test } from './fixtures';

test('works through three stale texts: rewrites two and accepts one unchanged', async ({ page, editor }) => {
  for (const key of ['title', 'text', 'alt']) await disk.retype(`about.hero.${key}`, 'en', `A new ${key}.`);
  await page.goto('/__editor/');
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'stale' });
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Still fits' }) });
  await expect(rows).toHaveCount(3);
  await rows.filter({ hasText: 'about.hero.title' }).getByRole('button', { name: 'Still fits' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'about.hero.text' })).toBeVisible();
  for (const [key, spanish] of [
    ['about.hero.text', 'Lea qué tipo de firma somos.'],
    ['about.hero.alt', 'La cara de un edificio de piedra.'],
  ] as const) {
    await editor.openByKey(key);
    await editor.field('Spanish').fill(spanish);
    await editor.saveAndClose();
    expect(disk.read('content/es/about.ts')).toContain(spanish);
  }
  await page.goto('/__editor/');
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'stale' });
  await expect(page.getByText('0 texts')).toBeVisible();
});

test('stale texts can be worked through by keyboard alone, each with the changes to its English', async ({
  page,
  editor,
}) => {
  await disk.commitText('about.hero.title', 'A law firm, and it says so', 'Un bufete que lo dice');
  await disk.retype('about.hero.title', 'en', 'A law firm, and it shows it');
  await disk.retype('about.hero.text', 'en', 'Read what kind of firm we are.');
  await page.goto('/__editor/');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  const work = page.getByRole('button', { name: 'Work through 2 stale texts' });
  await tabTo(page, work);
  await page.keyboard.press('Enter');

  const changed = page.getByRole('region', { name: 'What changed in the English' });
  await expect(editor.panel).toHaveAccessibleName('Edit about.hero.title');
  await expect(changed.getByRole('deletion')).toHaveText(['says', 'so']);
  await expect(changed.getByRole('insertion')).toHaveText(['shows', 'it']);
  await expect(changed).toContainText(`Compared with commit ${disk.git('log', '-1', '--format=%h').trim()}`);
  await tabTo(page, editor.panel.getByRole('button', { name: 'Still fits' }));
  await page.keyboard.press('Enter');

  await expect(editor.panel).toHaveAccessibleName('Edit about.hero.text');
  await expect(changed.getByRole('insertion').first()).toHaveText('Read');
  await expect(editor.field('Spanish')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Lea qué tipo de firma somos.');
  await tabTo(page, page.getByRole('button', { name: 'Save new text' }));
  await page.keyboard.press('Enter');

  await expect(editor.panel).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Work through/ })).toBeHidden();
  expect(disk.read('content/es/about.ts')).toContain('Lea qué tipo de firma somos.');
});

test('a stale text whose old English is missing from Git says so and can still be accepted', async ({ editor }) => {
  const lock = 'content/translation.lock.json';
  const recorded = /"about\.hero\.title": \{"en":"\w+"/.exec(disk.read(lock))?.[0] ?? 'the text in the lock';
  disk.replace(lock, recorded, '"about.hero.title": {"en":"000000000000"');
  await editor.openByKey('about.hero.title');
  await expect(editor.panel).toContainText('Git does not have the English that this Spanish was written for');
  await editor.panel.getByRole('button', { name: 'Still fits' }).click();
  await expect(editor.panel).toBeHidden();
  expect(disk.changed()).toEqual([]);
});

test('changes are listed word by word, can be undone, and are committed with the typed message', async ({
  page,
  editor,
}) => {
  await disk.commitText('about.hero.title', 'A law firm, and it says so', 'Un bufete que lo dice');
  await editor.openByKey('about.hero.title');
  await editor.write('A law firm, and it shows so', 'Un título nuevo');
  await editor.saveAndClose();
  await editor.openByKey('about.hero.alt');
  await editor.write('A house.', 'Una casa.');
  await editor.saveAndClose();
  await page.goto('/__editor/#changes');
  const row = page.getByRole('row').filter({ hasText: 'about.hero.title' });
  await expect(row.locator('ins').first()).toHaveText('shows');
  await expect(row.locator('del').first()).toHaveText('says');
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('textbox', { name: 'What you changed' }).fill('Say what the picture shows');
  await page.getByRole('button', { name: 'Save as a change' }).click();
  await expect(page.getByText('Nothing has changed since the last commit.')).toBeVisible();
  expect(disk.git('log', '-1', '--format=%an: %s').trim()).toBe('An Editor: Say what the picture shows');
  expect(disk.git('show', '--stat', '--format=', 'HEAD')).toContain('content/es/about.ts');
});

test('a list of which an item was removed is undone as a whole, so that no other item is lost', async ({
  page,
  editor,
}) => {
  const items = await disk.list();
  await editor.openByKey(`${items}.0`);
  await editor.panel.getByText('Move, copy or remove').click();
  await editor.panel.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await expect(editor.panel).toBeHidden();
  await page.goto('/__editor/#changes');
  await expect(page.getByRole('row').filter({ hasText: `${items}.0` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveText([`Undo the whole list ${items}`]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Nothing has changed since the last commit.')).toBeVisible();
  expect(disk.changed()).toEqual([]);
});

test('texts can be filtered by problem and by changes since the last release', async ({ page }) => {
  disk.git('tag', 'v0');
  try {
    await disk.retype('about.hero.text', 'en', 'Read what kind of firm we are.');
    await disk.retype('about.hero.alt', 'es', await disk.text('about.hero.alt', 'en'));
    await page.goto('/__editor/');
    const state = page.getByRole('combobox', { name: 'Show' });
    const keys = page.getByRole('rowheader');
    await state.selectOption('changed since the last release');
    await expect(keys).toHaveText(['about.hero.alt', 'about.hero.text']);
    await state.selectOption('untranslated');
    await expect(keys).toHaveText(['about.hero.alt']);
    await state.selectOption('too hard to read');
    await expect(keys).toHaveText((await disk.hardTexts()).slice(0, maxShown));
  } finally {
    disk.git('tag', '--delete', 'v0');
  }
});

test('asks for a name when Git has no user and a change is committed', async ({ page, editor }) => {
  disk.git('config', '--unset', 'user.name');
  try {
    await editor.openByKey('about.hero.alt');
    await editor.write('A house.', 'Una casa.');
    await editor.saveAndClose();
    await page.goto('/__editor/#changes');
    await page.getByRole('textbox', { name: 'What you changed' }).fill('Say what the picture shows');
    await page.getByRole('textbox', { name: 'Your name' }).fill('A New Editor');
    await page.getByRole('textbox', { name: 'Your email' }).fill('new@example.com');
    await page.getByRole('button', { name: 'Save as a change' }).click();
    await expect(page.getByText('Nothing has changed since the last commit.')).toBeVisible();
    expect(disk.git('log', '-1', '--format=%an: %s').trim()).toBe('A New Editor: Say what the picture shows');
  } finally {
    disk.git('config', 'user.name', 'An Editor');
  }
});
