import { textAt } from '@/editor/site/find-text';
import type { MarkedSite } from '@/editor/site/load-marked-site';
import { literalsOf } from '@/editor/source/literals';
import { replaceLiteral } from '@/editor/source/tokens';
import type { CompleteLocale } from '@/lib/i18n/routing';

/** The file of the text `key` in a language, and its source with other words in place of that text. */
export function retyped(site: MarkedSite, key: string, locale: CompleteLocale, words: string) {
  const { file = '', literal: index = -1 } = textAt(site, key)[locale] ?? {};
  const source = site.sources[file] ?? '';
  const literal = literalsOf(file, source)[index];
  if (!literal) throw new Error(`${key} is not a text in ${locale}.`);
  return { file, source: replaceLiteral(source, literal, [{ words }]) };
}
