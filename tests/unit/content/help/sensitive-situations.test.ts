import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { isSensitive, sensitiveSituations } from '@/content/help/sensitive-situations';
import { settings } from '@/content/settings';
import { completeLocales } from '@/lib/i18n/routing';
import { situationPage, situationSlugs } from '@/lib/pages/situations';

/** What a title must not say, because someone beside the reader could see it. */
const telling = {
  'coerced-debt': /coerc|coacci|abus|oblig|forced|fuerza|violen|debt|deuda/i,
} satisfies Record<(typeof sensitiveSituations)[number], RegExp>;

describe.each(sensitiveSituations)('the sensitive page about %s', (slug) => {
  it('is never saved for offline reading', () => {
    expect(settings.offline.neverSaved).toContain(situationPage(slug));
  });

  it.each(completeLocales)('has titles for the tab and for print that say nothing, in %s [help-6]', (locale) => {
    const { meta, title, printTitle } = contentIn(locale)[situationPage(slug)];
    expect(title).toMatch(telling[slug]);
    for (const neutral of [meta.title, printTitle]) {
      expect(neutral.trim()).not.toBe('');
      expect(neutral).not.toMatch(telling[slug]);
    }
  });
});

it('no other situation page is sensitive', () => {
  expect(situationSlugs.filter((slug) => isSensitive(situationPage(slug)))).toEqual([...sensitiveSituations]);
});
