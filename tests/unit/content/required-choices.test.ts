import { expect, test } from 'vitest';
import { contentIn } from '@/content';
import { completeLocales } from '@/lib/i18n/routing';
import { letterKinds } from '@/lib/letters/kinds';
import { fieldsOf } from '@/lib/letters/letter-forms';

const fields = letterKinds.flatMap(fieldsOf);
const required = fields.flatMap((field) =>
  field.type === 'checkbox' && field.isRequired && field.options.length > 1 ? field.name : [],
);

test.each(completeLocales)('several checkboxes of which one is required have a hint, in %s [field-1]', (locale) => {
  const words = contentIn(locale)['letters/forms'].fields;
  expect(required).not.toEqual([]);
  for (const name of required) expect(words[name].hint, name).toBeTruthy();
});
