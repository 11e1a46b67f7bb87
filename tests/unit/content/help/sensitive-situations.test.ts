import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { isSensitive, sensitiveSituations } from '@/content/help/sensitive-situations';
import { settings } from '@/content/settings';
import { completeLocales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { situationPage, situationSlugs } from '@/lib/pages/situations';

describe.each(sensitiveSituations)('the page about %s, which could endanger its reader', (slug) => {
  it('is never saved for offline reading', () => {
    expect(settings.offline.neverSaved).toContain(pagePaths[situationPage(slug)]);
  });

  it.each(completeLocales)('has a title of its own for paper, in %s [help-6]', (locale) => {
    const { title, printTitle } = contentIn(locale)[situationPage(slug)];
    expect(printTitle.trim()).not.toBe('');
    expect(printTitle).not.toBe(title);
  });
});

it('no other page about a situation is taken for one', () => {
  expect(situationSlugs.filter((slug) => isSensitive(situationPage(slug)))).toEqual([...sensitiveSituations]);
});
