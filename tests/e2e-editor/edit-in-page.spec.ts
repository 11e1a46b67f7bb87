import { execFileSync } from 'node:child_process';
import { disk, expect, test } from './fixtures';

const hero = 'Here is what kind of firm we are';
const english = 'We collect debts for creditors. Read how we work.';
const spanish = 'Cobramos deudas para acreedores. Lea cómo trabajamos.';
/** From the click on "Save" to the new text in the page. */
const savedWithinMs = 1500;

test('a sentence changes in both languages with three clicks, and the page shows it at once', async ({
  page,
  editor,
}) => {
  await page.goto('/about');
  await editor.outline(hero).click();
  await expect(editor.field('English')).toBeFocused();
  await editor.field('English').fill(english);
  await editor.field('Spanish').click();
  await editor.field('Spanish').fill(spanish);
  await expect(editor.panel.getByText(`${english.length} characters, grade`)).toBeVisible();
  const clicked = Date.now();
  await editor.save.click();
  await expect(page.getByText(english)).toBeVisible({ timeout: savedWithinMs });
  expect(Date.now() - clicked).toBeLessThanOrEqual(savedWithinMs);
  await page.goto('/es/about');
  await expect(page.getByText(spanish)).toBeVisible();
  expect(disk.changed()).toEqual(['content/en/about.ts', 'content/es/about.ts', 'content/translation.lock.json']);
  expect(check()).toContain('nothing to report');
});

test('Escape leaves the text as it was, and what was typed survives a reload', async ({ page, editor }) => {
  await page.goto('/about');
  await editor.outline(hero).click();
  await editor.field('English').fill(english);
  await page.reload();
  await editor.outline(hero).click();
  await expect(editor.field('English')).toHaveText(english);
  await expect(editor.panel).toContainText('text that you typed and did not save');
  await page.keyboard.press('Escape');
  await expect(editor.panel).toBeHidden();
  await editor.outline(hero).click();
  await expect(editor.field('English')).toContainText(hero);
  expect(disk.changed()).toEqual([]);
});

test('a testimonial is copied, gets its own id and words, and goes again', async ({ editor }) => {
  const files = ['content/en/employment.ts', 'content/es/employment.ts'];
  const quotes = (file: string) => disk.read(file).match(/cite: '/g)?.length ?? 0;
  const before = files.map(quotes);
  await editor.openByKey('employment.testimonials.quotes.payments.copy');
  await editor.panel.getByText('Move, copy or remove').click();
  await editor.panel.getByRole('textbox', { name: 'English title of the copy' }).first().fill('Change of team');
  await editor.panel.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(editor.panel).toBeHidden();
  await editor.openByKey('employment.testimonials.quotes.change-of-team.copy');
  await editor.write(
    'I asked to change teams. My manager called two of them that day.',
    'Pedí cambiar de equipo. Mi gerente llamó a dos de ellos ese día.',
  );
  await editor.saveAndClose();
  expect(files.map(quotes)).toEqual(before.map((count) => count + 1));
  for (const file of files) expect(disk.read(file)).toContain("id: 'change-of-team'");
  expect(check()).toContain('nothing to report');
  await editor.openByKey('employment.testimonials.quotes.change-of-team.copy');
  await editor.panel.getByText('Move, copy or remove').click();
  await editor.panel.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await expect(editor.panel).toBeHidden();
  expect(files.map(quotes)).toEqual(before);
});

/** What the content check says of the files as they are. */
function check(): string {
  return execFileSync('npm', ['run', '--silent', 'check:content'], { cwd: disk.pathOf(''), encoding: 'utf8' });
}
