import { expect, it } from 'vitest';
import { contentIn } from '@/content';
import { completeLocales } from '@/lib/i18n/routing';
import { limitsId, saleOrSharingId } from '@/lib/pages/part-ids';

it.each(completeLocales)('pages have the sections that their routes name: %s', (locale) => {
  const { contact, optout } = contentIn(locale);
  expect(contact.sections.map(({ id }) => id)).toContain(limitsId);
  expect(optout.sections.map(({ id }) => id)).toContain(saleOrSharingId);
});
