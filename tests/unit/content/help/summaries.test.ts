import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { readability, scoreOf } from '@/content-check/readability';
import { completeLocales } from '@/lib/i18n/routing';
import { situationPage, situationSlugs } from '@/lib/pages/situations';
import { plainText } from '@/lib/text/inline-markup';

/** The hardest summary that `help-3` allows: a school grade in English, INFLESZ in Spanish. */
const targets = { en: 8, es: 60 };

describe.each(completeLocales)('the summaries of help in %s', (locale) => {
  it.each(situationSlugs)('%s meets its readability target [help-3]', (slug) => {
    const { summary } = contentIn(locale)[situationPage(slug)];
    const score = scoreOf(summary.map(plainText), locale);
    expect(readability[locale].reaches(score, targets[locale]), `${score}`).toBe(true);
  });
});
