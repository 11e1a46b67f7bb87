import { type PerCompleteLocale, perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { words } from './words';

/** Frequent short words of one language that do not exist in the other ("a", "no", "me", "son" and "sin" are excluded). */
const stopWords: PerCompleteLocale<ReadonlySet<string>> = {
  en: new Set(
    'i the and of to that is you your we our for with or this are be not it by from on at as an if can may will have what which who how when they their any must does do was were been its these those than then us all has had here about before after without only into them'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las de del que y en un una por para con se su sus es lo al como si usted le les nos o más este esta estos estas puede cuando qué cómo cuál está están ser sobre pero también nuestro nuestra nuestros nuestras hay ya muy ni antes después donde quien todo todos toda todas'.split(
      ' ',
    ),
  ),
};

/** The article of a name such as "Los Angeles" or "El Paso", which the English text has, too. */
const articleOfName = /\b(?:El|La|Los|Las) (?=\p{Lu})/gu;

/** Share of `sentence`'s words that are stop words of each language: stop words / words, 0 for no words. Articles of names do not count. */
export function stopWordShares(sentence: string): PerCompleteLocale<number> {
  const tokens = words(sentence.replace(articleOfName, '')).map((word) => word.toLowerCase());
  const share = (locale: CompleteLocale) =>
    tokens.length === 0 ? 0 : tokens.filter((token) => stopWords[locale].has(token)).length / tokens.length;
  return perCompleteLocale(share);
}
