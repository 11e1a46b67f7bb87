import { expect, it } from 'vitest';
import { contentIn } from '@/content';
import { glossary } from '@/content/glossary';
import { termsIn } from '@/content/help/terms';

it('names each term as the glossary does [help-8]', () => {
  const spanish = contentIn('es')['help/words'].terms;
  const departures = termsIn('en').flatMap(({ slug, term }) => {
    const entry = glossary.find(({ en }) => en.includes(term));
    return entry && !entry.es.some((form) => spanish[slug].term.includes(form)) ? [slug] : [];
  });
  expect(departures).toEqual([]);
});
