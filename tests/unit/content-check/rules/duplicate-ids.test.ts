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

it('reports an id that two items of a list have, in the file of its language', () => {
  const cards = (...ids: string[]) => ({ leadCards: { cards: ids.map((id) => ({ id, copy: id })) } });
  const faults = duplicateIds.check(siteWith(cards('pay', 'dispute'), cards('pay', 'pay', 'pay')));
  expect(messagesOf(faults)).toEqual(['home: The id "pay" is used twice on this page.']);
  expect(faults[0]?.files).toEqual(['content/es/home.ts']);
});

it('accepts an id that items of two lists have', () => {
  const lists = { first: [{ id: 'pay' }], second: [{ id: 'pay' }] };
  expect(duplicateIds.check(siteWith(lists, lists))).toEqual([]);
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

it.each([...Object.values(frameIds), 'options'])('reports the id %s, which the parts of the page have twice', (id) => {
  const site = siteWith({}, {});
  const pages = [{ path: '/', module: 'home', ids: [...Object.values(frameIds), 'options', id] }];
  expect(messagesOf(duplicateIds.check({ ...site, pages }))).toContain(
    `home: The id "${id}" is used twice on this page.`,
  );
});
