import { notices } from '@/content/notices';
import { isoNoticeDate } from '@/lib/time/notice-date';
import { disk, expect, test } from './fixtures';

const notice = 'job-applicant-privacy-notice';
const { version, date } = notices[notice];
const files = ['en', 'es'].map((locale) => `content/${locale}/legal/${notice}.ts`);

test('a new version of a published notice can be prepared, rewritten and published', async ({ page, editor }) => {
  await editor.openByKey(`legal.${notice}.summary.0`);
  await expect(editor.save).toBeDisabled();
  const form = editor.panel.getByRole('form', { name: `Prepare a new version after ${version}` });
  const number = form.getByRole('textbox', { name: 'Number of the new version' });
  const next = await number.inputValue();
  await form.getByRole('textbox', { name: 'What is new in it, in English' }).fill('We say how long we keep letters.');
  await form
    .getByRole('textbox', { name: 'What is new in it, in Spanish' })
    .fill('Decimos cuánto tiempo guardamos las cartas.');
  await form.getByRole('button', { name: 'Prepare the version' }).click();

  await expect(form).toBeHidden();
  await expect(editor.save).toBeEnabled();
  await editor.write('We ask only for what a job needs.', 'Pedimos solo lo que hace falta para un empleo.');
  await editor.saveAndClose();
  await editor.openByKey(`legal.${notice}.changes.1.text`);
  await editor.write('It says what we ask of applicants.', 'Dice qué pedimos a quienes solicitan empleo.');
  await editor.saveAndClose();
  expect(disk.read('content/notices.ts')).toContain(`'${notice}': { version: '${next}'`);
  for (const file of files) expect(disk.read(file)).toContain(`version: '${version}'`);

  await page.goto('/__editor/#changes');
  await page.getByRole('button', { name: `Publish version ${next} of ${notice}` }).click();
  await expect(page.getByRole('button', { name: /^Publish version/ })).toBeHidden();
  expect(disk.check()).toContain('nothing to report');
  await editor.openByKey(`legal.${notice}.summary.0`);
  await expect(editor.save).toBeDisabled();
});

test('a version whose change log lost a published version is not published', async ({ page, editor }) => {
  await editor.openByKey(`legal.${notice}.summary.0`);
  const form = editor.panel.getByRole('form');
  await form.getByRole('textbox', { name: 'What is new in it, in English' }).fill('Something new.');
  await form.getByRole('textbox', { name: 'What is new in it, in Spanish' }).fill('Algo nuevo.');
  await form.getByRole('button', { name: 'Prepare the version' }).click();
  await expect(form).toBeHidden();
  await page.keyboard.press('Escape');
  for (const file of files) disk.replace(file, `version: '${version}'`, "version: '0.1'");
  await page.goto('/__editor/#changes');
  await page.getByRole('button', { name: /^Publish version/ }).click();
  await expect(page.getByText(`The check still finds a problem in it: The change log lacks ${version}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish version/ })).toBeVisible();
});

test('a version that is not newer, an earlier or future date and an empty entry are refused at their field', async ({
  page,
  editor,
}) => {
  await editor.openByKey(`legal.${notice}.summary.0`);
  const form = editor.panel.getByRole('form');
  const number = form.getByRole('textbox', { name: 'Number of the new version' });
  const month = form.getByLabel('Its month');
  const prepare = async () => {
    await form.getByRole('button', { name: 'Prepare the version' }).click();
  };
  await form.getByRole('textbox', { name: 'What is new in it, in English' }).fill('Something new.');
  await form.getByRole('textbox', { name: 'What is new in it, in Spanish' }).fill(' ');
  await number.fill('0.1');
  await prepare();
  await expect(number).toHaveAccessibleDescription(`The number has to be higher than ${version}.`);
  await expect(number).toBeFocused();
  await number.fill(`${version}.1`);
  await month.fill('1999-01');
  await prepare();
  await expect(form.getByRole('textbox', { name: 'What is new in it, in Spanish' })).toBeFocused();
  await form.getByRole('textbox', { name: 'What is new in it, in Spanish' }).fill('Algo nuevo.');
  await prepare();
  await expect(month).toHaveAccessibleDescription(new RegExp(`cannot be before ${isoNoticeDate(date)}`));
  await month.fill('2999-01');
  await prepare();
  await expect(month).toHaveAccessibleDescription(/cannot be after/);
  await expect(form).toBeVisible();
  expect(disk.changed()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(editor.panel).toBeHidden();
});

test('a version that someone else prepared meanwhile is not prepared again', async ({ editor }) => {
  await editor.openByKey(`legal.${notice}.summary.0`);
  const form = editor.panel.getByRole('form');
  await form.getByRole('textbox', { name: 'What is new in it, in English' }).fill('Something new.');
  await form.getByRole('textbox', { name: 'What is new in it, in Spanish' }).fill('Algo nuevo.');
  disk.replace('content/notices.ts', `'${notice}': { version: '${version}'`, `'${notice}': { version: '${version}.7'`);
  const prepare = form.getByRole('button', { name: 'Prepare the version' });
  await prepare.click();
  await expect(form.getByRole('status')).toContainText(`This notice is now version ${version}.7`);
  await expect(prepare).toBeFocused();
  expect(disk.changed()).toEqual(['content/notices.ts']);
});
