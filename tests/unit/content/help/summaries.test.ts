import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { readability, scoreOf } from '@/content-check/readability';
import { targetOf } from '@/content-check/reading-targets';
import { completeLocales } from '@/lib/i18n/routing';
import { situationPage, situationSlugs } from '@/lib/pages/situations';
import { plainText } from '@/lib/text/inline-markup';

describe.each(completeLocales)('the summaries of help in %s', (locale) => {
  it.each(situationSlugs)('%s meets its readability target [help-3]', (slug) => {
    const { summary } = contentIn(locale)[situationPage(slug)];
    const score = scoreOf(summary.map(plainText), locale);
    expect(readability[locale].reaches(score, targetOf({ kind: 'page' }, true, locale)), `${score}`).toBe(true);
  });
});
