// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showTexts } from '@/editor/browser/page/texts-page';
import { drafts } from '@/editor/browser/panel/drafts';
import { stubServer } from '../stub-server';

const { answers, start } = stubServer();

beforeEach(() => {
  start();
  answers.listTexts = { body: [{ key: 'home.items.0', en: 'One', es: 'Uno', state: 'fresh' }] };
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('removes the draft of a text that no longer exists, which nobody could save or discard', async () => {
  const draft = { texts: { en: [{ words: 'Typed' }], es: [] }, seen: { en: '', es: '' } };
  for (const key of ['home.items.0', 'home.items.1']) drafts.keep(key, draft);
  await showTexts(document.createElement('main'));
  expect(drafts.keysIn('home')).toEqual(['home.items.0']);
});
