import { expect, it } from 'vitest';
import { pageMeta } from '@/content-check/rules/page-meta';
import { messagesOf, siteWith } from '../fixture';

it('reports a title that is too long and a title that two pages share', () => {
  const title = 'A title that goes on and on until no search engine shows it whole';
  const content = { en: { home: { meta: { title } }, about: { meta: { title } } }, es: {} };
  expect(messagesOf(pageMeta.check(siteWith({}, {}, { content })))).toEqual([
    'home.meta.title: It has 65 characters.',
    'about.meta.title: It has 65 characters.',
    'about.meta.title: It is the same as home.meta.title.',
  ]);
});
