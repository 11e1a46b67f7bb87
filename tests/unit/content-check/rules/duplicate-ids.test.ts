import { expect, it } from 'vitest';
import { duplicateIds } from '@/content-check/rules/duplicate-ids';
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
