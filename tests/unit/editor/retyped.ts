import { textAt } from '@/editor/site/find-text';
import type { MarkedSite } from '@/editor/site/load-marked-site';
import { literalsOf } from '@/editor/source/literals';
import { replaceLiteral } from '@/editor/source/tokens';

/** The English file of the text `key`, with other words in place of that text. */
export function retyped(site: MarkedSite, key: string, words: string): string {
  const { file = '', literal: index = -1 } = textAt(site, key).en ?? {};
  const source = site.sources[file] ?? '';
  const literal = literalsOf(file, source)[index];
  if (!literal) throw new Error(`${key} is not a text of the English files.`);
  return replaceLiteral(source, literal, [{ words }]);
}
