import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { completeLocales } from '@/lib/i18n/routing';
import { type ContentBlock, isNamedList } from '@/lib/text/blocks';
import { fillIn } from '@/lib/text/fill-in';
import { displayCharacters, supportedCharacters } from '@/lib/text/font-characters';

/** Every text called `title` in the copy, as it is shown: those are set as headings. */
function titlesIn(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    key === 'title' && typeof value === 'string' ? [fillIn(value, { days: '400' })] : titlesIn(value),
  );
}

/** The bold names that begin the items of lists: those are set like headings. */
function namesIn(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const block = tree as Partial<ContentBlock>;
  if (block.type === 'paragraph_with_list' && isNamedList(block as Parameters<typeof isNamedList>[0]))
    return block.list?.items.map((item) => item.split('**')[1] ?? '') ?? [];
  return Object.values(tree).flatMap(namesIn);
}

describe('the heading font', () => {
  it('has only characters that content may use, and those of both languages', () => {
    expect([...displayCharacters].filter((character) => !supportedCharacters.includes(character))).toEqual([]);
    expect([...'¿Qué? ¡Señor, 1990–2026!'].filter((character) => !displayCharacters.includes(character))).toEqual([]);
  });

  it.each(completeLocales)('has every character of the headings in %s', (locale) => {
    const titles = titlesIn(contentIn(locale));
    expect(titles.length).toBeGreaterThan(200);
    expect(titles.filter((title) => [...title].some((character) => !displayCharacters.includes(character)))).toEqual(
      [],
    );
  });

  it.each(completeLocales)('has every character of the list item names in %s', (locale) => {
    const names = namesIn(contentIn(locale));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => [...name].some((character) => !displayCharacters.includes(character)))).toEqual([]);
  });
});
