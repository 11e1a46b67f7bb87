import { expect, it } from 'vitest';
import { duplicateIds } from '@/content-check/rules/duplicate-ids';
import { frameIds } from '@/lib/pages/part-ids';
import { messagesOf, siteWith } from '../fixture';

it('reports an id that a page has twice', () => {
  const twice = {
    sections: [
      { id: 'scope', blocks: [] },
      { id: 'more', blocks: [], subsections: [{ id: 'scope', blocks: [] }] },
    ],
  };
  expect(messagesOf(duplicateIds.check(siteWith(twice, {})))).toEqual([
    'home: The id "scope" is used twice on this page.',
  ]);
});

it.each(Object.values(frameIds))('reports the id %s, which the frame of every page has', (id) => {
  expect(messagesOf(duplicateIds.check(siteWith({ sections: [{ id, blocks: [] }] }, {})))).toEqual([
    `home: The id "${id}" is used twice on this page.`,
  ]);
});

it('reports an id of a section that a component of its page adds', () => {
  const site = siteWith({ sections: [{ id: 'options', blocks: [] }] }, {});
  const pages = [{ path: '/', module: 'home', ids: [...Object.values(frameIds), 'options'] }];
  expect(messagesOf(duplicateIds.check({ ...site, pages }))).toEqual([
    'home: The id "options" is used twice on this page.',
  ]);
});
