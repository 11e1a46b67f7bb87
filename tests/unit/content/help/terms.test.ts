import { expect, it } from 'vitest';
import { contentIn } from '@/content';
import { glossary } from '@/content/glossary';
import { termsIn } from '@/content/help/terms';
import { completeLocales } from '@/lib/i18n/routing';

it('names each term as the glossary does [help-8]', () => {
  const spanish = contentIn('es')['help/words'].terms;
  const departures = termsIn('en').flatMap(({ slug, term }) => {
    const entry = glossary.find(({ en }) => en.includes(term));
    return entry && !entry.es.some((form) => spanish[slug].term.includes(form)) ? [slug] : [];
  });
  expect(departures).toEqual([]);
});

it.each(completeLocales)('lists the terms in %s from A to Z in that language [help-8]', (locale) => {
  const terms = termsIn(locale).map(({ term }) => term);
  expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, locale)));
});
