import type { CompleteLocale } from '@/lib/i18n/routing';
import { languageNames } from '../language-names';
import type { Fault, PageRule, SiteTexts } from '../site';
import { sentences } from '../text/sentences';
import { stopWordShares } from '../text/stop-words';
import { words } from '../text/words';
import { readableTwins, type Twin, twinFault } from '../twins';

const minSentenceWords = 4;
const minShare = 0.1;

/**
 * A sentence of at least four words is in the wrong language if a tenth of them are stop words of the other language, and fewer of its own
 * (`text/stop-words.ts`). A text of that length that is the same in both languages is untranslated, unless no word begins with a small letter.
 */
export const wrongLanguage: PageRule = { name: 'wrong-language', check };

function check(site: SiteTexts): Fault[] {
  return readableTwins(site).flatMap((twin) => [
    ...foreign(twin, 'en', 'es'),
    ...foreign(twin, 'es', 'en'),
    ...untranslated(twin),
  ]);
}

function foreign(twin: Twin, own: CompleteLocale, other: CompleteLocale): Fault[] {
  return sentences(twin.plain[own])
    .filter((sentence) => {
      const share = stopWordShares(sentence);
      return words(sentence).length >= minSentenceWords && share[other] > share[own] && share[other] >= minShare;
    })
    .map((sentence) =>
      twinFault(
        twin,
        `The ${languageNames[own]} page says in ${languageNames[other]}: “${sentence}”`,
        `a sentence in ${languageNames[own]}`,
        own,
      ),
    );
}

function untranslated(twin: Twin): Fault[] {
  const tokens = words(twin.plain.es);
  const isNames = tokens.every((word) => !/^\p{Ll}/u.test(word));
  if (tokens.length < minSentenceWords || isNames || twin.plain.en !== twin.plain.es) return [];
  return [twinFault(twin, 'The text is the same in both languages.', 'its translation', 'es')];
}
