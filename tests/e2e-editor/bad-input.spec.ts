import { chmodSync, writeFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { versionHeader } from '@/editor/requests/requests';
import { disk, editing, expect, test } from './fixtures';

const key = 'about.hero.text';
const files = { en: 'content/en/about.ts', es: 'content/es/about.ts' };

const nasty = {
  quotes: `It's "so", he said: 'yes' and \`no\`.`,
  'code placeholders': 'Costs ${phone.main} or ${process.exit()} \\${x} \\',
  'a closing script tag': '</script><script>alert(1)</script> {curly} <b>',
  emoji: 'A smile 😀 and 👩‍👩‍👧 and \u2028 a line.',
};

for (const [name, words] of Object.entries(nasty)) {
  test(`a text keeps ${name} as typed`, async ({ editor }) => {
    await editor.openByKey(key);
    await editor.write(words, words);
    await editor.saveAndClose();
    for (const file of Object.values(files)) transformSync(disk.read(file), { loader: 'ts' });
    await editor.openByKey(key);
    for (const language of ['English', 'Spanish'] as const)
      expect((await editor.field(language).textContent())?.replace(/\s/g, ' ')).toBe(words.replace(/\s/g, ' '));
  });
}

test('a text that is too long or empty is refused and stays in the field', async ({ editor }) => {
  await editor.openByKey(key);
  await editor.write('word '.repeat(10_000), 'Breve.');
  await editor.save.click();
  await expect(editor.message).toContainText('20,000 characters');
  await expect(editor.field('Spanish')).toHaveText('Breve.');
  await editor.write('', '');
  await editor.save.click();
  await expect(editor.message).toContainText('cannot be empty');
  expect(disk.changed()).toEqual([]);
});

test('a text changed on disk meanwhile is shown beside the typed one and overwritten only on request', async ({
  page,
  editor,
}) => {
  await editor.openByKey(key);
  await editor.write('Mine.', 'Mía.');
  await disk.retype(key, 'en', 'Theirs.');
  await editor.save.click();
  await expect(editor.message).toContainText('nothing was overwritten');
  await expect(page.getByRole('textbox', { name: 'On disk now' })).toContainText('Theirs');
  expect(disk.read(files.en)).toContain('Theirs');
  await editor.openByKey(key);
  await expect(editor.field('English')).toHaveText('Mine.');
  await expect(page.getByRole('textbox', { name: 'On disk now' })).toContainText('Theirs');
  await page.getByRole('button', { name: 'keep mine' }).click();
  await editor.saveAndClose();
  expect(disk.read(files.en)).toContain("text: 'Mine.'");
});

test('a stale text that changes after it was listed is not accepted unread', async ({ page }) => {
  await disk.retype(key, 'en', 'Read what kind of firm we are.');
  await page.goto('/__editor/');
  await page.getByRole('searchbox', { name: 'Search' }).fill(key);
  await disk.retype(key, 'en', 'Another sentence.');
  await page.getByRole('button', { name: `Still fits: ${key}` }).click();
  await expect(page.getByText('Someone changed this text meanwhile')).toBeVisible();
  expect(disk.changed()).toEqual([files.en]);
});

test('an undo does not overwrite a text that changed after it was listed', async ({ page }) => {
  await disk.retype(key, 'en', 'Mine.');
  await page.goto('/__editor/#changes');
  const undo = page.getByRole('button', { name: `Undo ${key}` });
  await expect(undo).toBeVisible();
  await disk.retype(key, 'en', 'Theirs.');
  await undo.click();
  await expect(page.getByText('Someone changed this text meanwhile')).toBeVisible();
  expect(disk.read(files.en)).toContain('Theirs.');
});

test('an undo restores that a translation waits for review', async ({ page, editor }) => {
  await disk.retype(key, 'en', 'Read what kind of firm we are.');
  disk.git('commit', '--quiet', '--all', '--message', 'Change the English alone');
  await editor.openByKey(key);
  await editor.write('Both are new.', 'Los dos son nuevos.');
  await editor.saveAndClose();
  await page.goto('/__editor/#changes');
  await page.getByRole('button', { name: `Undo ${key}` }).click();
  await expect(page.getByText('Nothing has changed since the last commit.')).toBeVisible();
  expect(disk.changed()).toEqual([]);
});

test('a change elsewhere in the same file does not block saving', async ({ editor }) => {
  await editor.openByKey(key);
  await editor.write('Mine.', 'Mía.');
  await disk.retype('about.hero.title', 'en', 'Another title');
  await editor.saveAndClose();
  expect(disk.read(files.en)).toContain("text: 'Mine.'");
  expect(disk.read(files.en)).toContain("title: 'Another title'");
});

test('saving to a read-only file changes neither language', async ({ editor }) => {
  chmodSync(disk.pathOf(files.es), 0o444);
  try {
    await editor.openByKey(key);
    await editor.write('New.', 'Nuevo.');
    await editor.save.click();
    await expect(editor.message).toContainText('content/es/about.ts is read-only');
    await expect(editor.field('English')).toHaveText('New.');
    expect(disk.changed()).toEqual([]);
  } finally {
    chmodSync(disk.pathOf(files.es), 0o644);
  }
});

test('a file with a syntax error is named and left unchanged', async ({ editor }) => {
  await editor.openByKey(key);
  await editor.write('New.', 'Nuevo.');
  const broken = `${disk.read(files.en)}\nconst = ;\n`;
  writeFileSync(disk.pathOf(files.en), broken);
  await editor.save.click();
  await expect(editor.message).toContainText('content/en/about.ts');
  await expect(editor.field('English')).toHaveText('New.');
  expect(disk.read(files.en)).toBe(broken);
  disk.git('checkout', '--quiet', '--', files.en);
  await editor.saveAndClose();
  expect(disk.read(files.es)).toContain("text: 'Nuevo.'");
});

test('Spanish in the English field and a dead link are reported while typing', async ({ editor }) => {
  await editor.openByKey(key);
  await editor.write('Lea aquí qué tipo de firma somos nosotros.', 'Lea [más](/nowhere).');
  const findings = editor.panel.getByRole('list', { name: 'What the check finds' });
  await expect(findings).toContainText('The English page says in Spanish');
  await expect(findings).toContainText('"/nowhere" is not a page of this site');
});

test('the second of two tabs does not overwrite a text that the first tab saved', async ({ context, editor, page }) => {
  await editor.openByKey(key);
  await editor.write('First.', 'Primero.');
  const other = editing(await context.newPage());
  await other.openByKey(key);
  await editor.saveAndClose();
  await other.write('Second.', 'Segundo.');
  await other.save.click();
  await expect(other.message).toContainText('nothing was overwritten');
  await expect(other.field('English')).toHaveText('Second.');
  expect(disk.read(files.en)).toContain("text: 'First.'");
  await page.bringToFront();
});

test('when the editor stops during a save, the text is kept and can be saved after a restart', async ({
  page,
  editor,
}) => {
  await editor.openByKey(key);
  await editor.write('Kept.', 'Guardado.');
  await page.route('**/__editor/api/saveText', (route) => route.abort());
  await editor.save.click();
  await expect(editor.message).toContainText('Start it again with npm run edit');
  expect(disk.changed()).toEqual([]);
  await page.unroute('**/__editor/api/saveText');
  await page.reload();
  await editor.openByKey(key);
  await expect(editor.field('English')).toHaveText('Kept.');
  await editor.saveAndClose();
  expect(disk.read(files.es)).toContain("text: 'Guardado.'");
});

test('requests with an unknown fact or from another origin are rejected', async ({ request }) => {
  const seen = { en: '', es: '' };
  const version = (await request.get('/__editor/')).headers()[versionHeader] ?? '';
  const ask = (headers: Record<string, string>, fact = 'phone.nobody') => {
    const unknown = [{ fact }];
    return request.post('/__editor/api/saveText', {
      data: { key, texts: { en: unknown, es: unknown }, seen },
      headers: { [versionHeader]: version, ...headers },
    });
  };
  for (const fact of ['phone.nobody', 'process.exit()']) {
    const answer = await ask({}, fact);
    expect(answer.status()).toBe(409);
    expect(await answer.json()).toHaveProperty('message');
  }
  expect((await ask({ origin: 'https://evil.example' })).status()).toBe(403);
  expect((await ask({ host: 'evil.example' })).status()).toBe(403);
  expect(disk.changed()).toEqual([]);
});
