import { completeLocales } from '@/lib/i18n/routing';
import { languageNames } from '../language-names';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { withoutAddresses } from '../text/addresses';
import { withoutNames } from '../text/names';
import { readableTwins, twinFault } from '../twins';

/** Every word is in the dictionary of its language or in a word list of the project (`config/spelling`). */
export const spelling: Rule = { name: 'spelling', check };

function check(site: SiteUnderTest): Fault[] {
  return readableTwins(site).flatMap((twin) =>
    completeLocales.flatMap((locale) => {
      const words = new Set(
        withoutAddresses(withoutNames(twin.plain[locale], site.names)).match(/\p{L}+(?:[’']\p{L}+)*/gu),
      );
      const unknown = [...words].filter((word) => formsOf(word).some((form) => site.unknownWords[locale].has(form)));
      if (unknown.length === 0) return [];
      const expected = 'the right spelling; a proper name goes into config/spelling/names.txt';
      return [
        twinFault(twin, `Not in the ${languageNames[locale]} dictionary: ${unknown.join(', ')}.`, expected, locale),
      ];
    }),
  );
}

/** A word and its parts: the spelling checker reports only `Payy` of `PayyPal’s`. */
function formsOf(word: string): string[] {
  return [word, ...word.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[’']/u)];
}
