// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showTexts } from '@/editor/browser/page/texts-page';
import { drafts } from '@/editor/browser/panel/drafts';
import type { TextRow } from '@/editor/texts/all-texts';
import { stubServer } from '../stub-server';

const { answers, start } = stubServer();

beforeEach(() => {
  start();
  const row: TextRow = {
    key: 'home.items.0',
    en: 'One',
    es: 'Uno',
    state: 'fresh',
    hasFindings: false,
    isUntranslated: false,
  };
  answers.listTexts = { body: [row] };
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const draft = {
  texts: { en: [{ words: 'Call ' }, { fact: 'phone.main' }], es: [{ words: 'Llame' }] },
  seen: { en: '', es: '' },
};

/** Shows the page with drafts of a text that is there and of one that is not. */
async function showWithDrafts() {
  for (const key of ['home.items.0', 'home.items.1']) drafts.keep(key, draft);
  const main = document.createElement('main');
  await showTexts(main);
  return main;
}

it('keeps and shows what was typed for a text that is not in the files', async () => {
  const main = await showWithDrafts();
  expect(drafts.keysIn('home')).toEqual(['home.items.0', 'home.items.1']);
  const rows = [...main.querySelectorAll('tr')].map((row) => row.textContent);
  expect(rows).toContainEqual(expect.stringMatching(/^home\.items\.1.*Call phone\.main.*Llame/));
});

it('discards it with its button, and only it', async () => {
  const main = await showWithDrafts();
  const buttons = main.querySelectorAll<HTMLButtonElement>('[aria-label^="Discard"]');
  expect(buttons).toHaveLength(1);
  buttons[0]!.click();
  expect(drafts.keysIn('home')).toEqual(['home.items.0']);
  expect(main.textContent).not.toContain('home.items.1');
});

it('keeps the former filter when the server refuses another one', async () => {
  answers.listChangedSinceRelease = { status: 422, body: { message: 'Git has no release yet.' } };
  const main = document.createElement('main');
  await showTexts(main);
  const filter = main.querySelectorAll('select')[1]!;
  filter.value = 'changedSinceRelease';
  filter.dispatchEvent(new Event('change'));
  await vi.waitFor(() => expect(main.textContent).toContain('Git has no release yet.'));
  expect(filter.value).toBe('all');
});
