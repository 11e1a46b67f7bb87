import { expect, it } from 'vitest';
import { situationDocuments } from '@/content/help/lists';

// The chat shows these links unchanged.
it.each([
  ['en', '/help/sued'],
  ['es', '/es/help/sued'],
] as const)('links a situation to its page in the language of the list (%s)', (locale, href) => {
  const sued = situationDocuments(locale).find(({ id }) => id === 'sued');
  expect(sued).toMatchObject({ link: { kind: 'page', href } });
});
