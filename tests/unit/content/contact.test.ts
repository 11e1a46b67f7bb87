import { expect, it } from 'vitest';
import { contentIn } from '@/content';
import { completeLocales } from '@/lib/i18n/routing';
import { limitsId } from '@/lib/pages/part-ids';

it.each(completeLocales)('the contact page has the section on limits: %s', (locale) => {
  expect(contentIn(locale).contact.sections.map(({ id }) => id)).toContain(limitsId);
});
