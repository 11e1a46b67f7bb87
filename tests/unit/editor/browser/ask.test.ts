import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask } from '@/editor/browser/ask';
import { words } from '@/editor/browser/words';
import { type RequestResult, versionHeader } from '@/editor/requests/requests';
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

it('refuses an answer of another version of the editor', async () => {
  answers.listFacts = { body: {}, version: 'two' };
  await expect(ask('listFacts', {})).rejects.toThrow(words.unexpected);
});

it.each([
  [200, '<html>'],
  [200, '{}'],
  [404, '{"message":"Not Found"}'],
  [501, '<html>'],
])('refuses an answer of another program: %i %s', async (status, body) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  await expect(ask('listTexts', {})).rejects.toThrow(words.unexpected);
});

it('refuses an answer that ends too early', async () => {
  const headers = { [versionHeader]: 'one' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"facts":', { headers })));
  await expect(ask('listFacts', {})).rejects.toThrow(words.unexpected);
});

it('says that the editor has stopped if there is no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('refused')));
  await expect(ask('listTexts', {})).rejects.toThrow(words.stopped);
});
