import { completeLocales } from '@/lib/i18n/routing';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { twinFault, twinsOf } from '../twins';

/** Every character of the copy is in the fonts (`lib/text/font-characters.ts`); others would appear in a fallback font. */
export const fontCharacters: Rule = { name: 'font-characters', check };

function check(site: SiteUnderTest): Fault[] {
  const known = new Set(site.supportedCharacters);
  return twinsOf(site).flatMap((twin) =>
    completeLocales.flatMap((locale) => {
      const unknown = [...new Set(twin.texts[locale] ?? '')].filter((character) => !known.has(character));
      if (unknown.length === 0) return [];
      const shown = unknown.map(
        (character) =>
          `"${character}" (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`,
      );
      return [
        twinFault(
          twin,
          `The fonts lack ${shown.join(', ')}.`,
          'characters of lib/text/font-characters.ts only',
          locale,
        ),
      ];
    }),
  );
}
