import { plainText } from '@/lib/text/inline-markup';

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

/** All words of a part of the content as one text, without markup. */
export function wordsOf(part: unknown): string {
  const walk = (tree: Tree): string[] =>
    typeof tree === 'string' ? [plainText(tree)] : Object.values(tree).flatMap(walk);
  return walk(part as Tree).join('\n');
}
