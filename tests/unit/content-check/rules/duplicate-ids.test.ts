import { expect, it } from 'vitest';
import { duplicateIds } from '@/content-check/rules/duplicate-ids';
import { messagesOf, siteWith } from '../fixture';

it('reports an id that stands twice on a page', () => {
  const twice = {
    sections: [
      { id: 'scope', blocks: [] },
      { id: 'more', blocks: [], subsections: [{ id: 'scope', blocks: [] }] },
    ],
  };
  expect(messagesOf(duplicateIds.check(siteWith(twice, {})))).toEqual([
    'home: The id "scope" stands twice on this page.',
  ]);
});
