import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { foreignLang, isTranslated, localeOfCopyIn, localesOf, untranslatedPaths } from '@/content/translated-pages';
import { completeLocales } from '@/lib/i18n/routing';
import { pageNames } from '@/lib/pages/pages';

describe.each(completeLocales)('the complete language %s', (locale) => {
  it('has every page, and shows none in another language', () => {
    expect(pageNames.filter((page) => !isTranslated(locale, page))).toEqual([]);
    expect(untranslatedPaths(locale)).toEqual([]);
    for (const page of pageNames) {
      expect(localesOf(page)).toContain(locale);
      expect(localeOfCopyIn(locale, page)).toBe(locale);
      expect(foreignLang(locale, page)).toEqual({});
      expect(contentIn(locale)[page].meta.title).toBeTruthy();
    }
  });
});
