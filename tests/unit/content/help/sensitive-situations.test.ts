import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { isSensitive, sensitiveSituations } from '@/content/help/sensitive-situations';
import { settings } from '@/content/settings';
import { completeLocales } from '@/lib/i18n/routing';
import { situationPage, situationSlugs } from '@/lib/pages/situations';

describe.each(sensitiveSituations)('the sensitive page about %s', (slug) => {
  it('is never saved for offline reading', () => {
    expect(settings.offline.neverSaved).toContain(situationPage(slug));
  });

  it.each(completeLocales)('has a separate print title, in %s [help-6]', (locale) => {
    const { title, printTitle } = contentIn(locale)[situationPage(slug)];
    expect(printTitle.trim()).not.toBe('');
    expect(printTitle).not.toBe(title);
  });
});

it('no other situation page is sensitive', () => {
  expect(situationSlugs.filter((slug) => isSensitive(situationPage(slug)))).toEqual([...sensitiveSituations]);
});
