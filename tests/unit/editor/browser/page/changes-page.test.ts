// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showChanges } from '@/editor/browser/page/changes-page';
import { drafts } from '@/editor/browser/panel/drafts';
import { words } from '@/editor/browser/words';
import type { ChangesOverview } from '@/editor/review/changes-overview';
import { stubServer } from '../stub-server';

const { answers, inputOf, start } = stubServer();
const overview: ChangesOverview = {
  texts: [],
  lists: [{ name: 'home.items', seen: { en: 'a', es: 'b' }, texts: [] }],
  facts: [],
  findings: [],
  prepared: [{ notice: 'terms', version: '2' }],
  hasUncommitted: true,
  author: 'An Editor',
};
const draft = { texts: { en: [{ words: 'Typed' }], es: [] }, seen: { en: '', es: '' } };

beforeEach(() => {
  start();
  answers.listChanges = { body: overview };
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

async function open() {
  const page = document.createElement('main');
  document.body.append(page);
  await showChanges(page);
  return {
    press: (name: string) => [...page.querySelectorAll('button')].find((each) => each.textContent === name)!.click(),
    message: () => page.querySelector('p[role=status]')!.textContent,
  };
}

it.each([
  ['a version is not published', 'publishVersion', words.publish('terms', '2'), 'legal.terms.title'],
  ['a list is not undone', 'undoList', words.undoList('home.items'), 'home.items.1'],
])('%s while a text of it is typed and not saved', async (_, request, button, key) => {
  drafts.keep('about.title', draft);
  drafts.keep(key, draft);
  const { press, message } = await open();
  press(button);
  await vi.waitFor(() => expect(message()).toContain(key));
  expect(message()).not.toContain('about.title');
  expect(inputOf(request)).toBeUndefined();

  drafts.forget(key);
  press(button);
  await vi.waitFor(() => expect(inputOf(request)).toBeDefined());
});
