import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask } from '@/editor/browser/ask';
import { words } from '@/editor/browser/words';
import type { RequestResult } from '@/editor/requests/requests';
import { stubServer } from './stub-server';

const { answers, start } = stubServer();

beforeEach(start);
afterEach(() => vi.unstubAllGlobals());

it('returns an answer of the editor', async () => {
  const body: RequestResult<'listFacts'> = {
    facts: [{ id: 'phones.main', kind: 'phone', shows: '+16175550100' }],
    addresses: [{ from: '/pay', to: '/make-payment' }],
    pages: ['/make-payment'],
  };
  answers.listFacts = { body };
  expect(await ask('listFacts', {})).toEqual(body);
  answers.saveText = { body: {} };
  await ask('saveText', { key: 'a', texts: { en: [], es: [] }, seen: { en: '', es: '' } });
});

it.each([[{}], ['<html>'], [{ facts: [{ id: 'phones.main', kind: 'fax', shows: '' }], addresses: [], pages: [] }]])(
  'says that %j is not an answer of this editor',
  async (body) => {
    answers.listFacts = { body };
    await expect(ask('listFacts', {})).rejects.toThrow(words.unexpected);
  },
);

it.each([[{ status: 'ok' }], [[]], ['saved']])('does not take %j for a saved text', async (body) => {
  answers.saveText = { body };
  await expect(ask('saveText', { key: 'a', texts: { en: [], es: [] }, seen: { en: '', es: '' } })).rejects.toThrow(
    words.unexpected,
  );
});

it('says so if the answer is no JSON, as that of another program', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>')));
  await expect(ask('listTexts', {})).rejects.toThrow(words.unexpected);
});

it('says that the editor has stopped if there is no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('refused')));
  await expect(ask('listTexts', {})).rejects.toThrow(words.stopped);
});
