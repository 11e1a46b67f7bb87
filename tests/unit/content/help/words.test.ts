import { expect, it } from 'vitest';
import { situationLinks } from '@/content/help/situations';
import { explainedWordsBySlug, explainedWordsOf } from '@/content/help/words';
import { completeLocales } from '@/lib/i18n/routing';

const slugs = Object.values(situationLinks).flatMap(({ words }) => words);

it.each(completeLocales)('every term on the reader’s papers is explained, in %s', (locale) => {
  const words = explainedWordsOf(slugs, explainedWordsBySlug(locale));
  expect(words.map(({ slug }) => slug)).toEqual(slugs);
});

it('a misspelled term is told, not left out', () => {
  expect(() => explainedWordsOf(['no-such-term'], explainedWordsBySlug('en'))).toThrow('“no-such-term”');
});
