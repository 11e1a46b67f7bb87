import { isWithin } from '@/lib/links/is-within';
import { isRejectedPath } from './is-rejected-path';
import { restOfPath } from './rest-of-path';
import type { HostRules } from './rules';

const anyPage = `/${restOfPath}`;

/**
 * The redirects page by page, for hosts that would copy whatever follows `/en` into the target, and so lead `/en//evil.example` to another site.
 * The pages are those of the `published` files; any other address under `/en` is not found.
 */
export function concreteRedirects(rules: HostRules, published: readonly string[]): { from: string; to: string }[] {
  const prefixes = rules.notFoundPages.map(({ prefix }) => prefix).filter((prefix) => prefix !== '');
  const pages = published
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
    .filter((page) => !prefixes.some((prefix) => isWithin(page, prefix)))
    .filter((page) => !isRejectedPath(rules, page));
  return rules.redirects.flatMap(({ from, to }) => {
    if (!from.endsWith(anyPage)) return [{ from, to }];
    return pages.map((page) => ({ from: from.replace(anyPage, page), to: to.replace(anyPage, page) }));
  });
}
