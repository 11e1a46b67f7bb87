import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { completeLocales } from '@/lib/i18n/routing';
import { displayCharacters, fontCharacters } from '@/lib/text/font-characters';

/** Every text called `title` in the copy: those are set as headings. */
function titlesIn(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    key === 'title' && typeof value === 'string' ? [value] : titlesIn(value),
  );
}

describe('the serif of headings', () => {
  it('holds only characters that copy may have, and the words of both languages', () => {
    expect([...displayCharacters].filter((character) => !fontCharacters.includes(character))).toEqual([]);
    expect([...'¿Qué? ¡Señor, 1990–2026!'].filter((character) => !displayCharacters.includes(character))).toEqual([]);
  });

  it.each(completeLocales)('has every character of the headings in %s', (locale) => {
    const titles = titlesIn(contentIn(locale));
    expect(titles.length).toBeGreaterThan(200);
    expect(titles.filter((title) => [...title].some((character) => !displayCharacters.includes(character)))).toEqual(
      [],
    );
  });
});
