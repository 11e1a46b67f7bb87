import type { HostRules } from './rules';

/**
 * The redirects without patterns, for hosts that cannot check what a pattern matched: `/en//evil.example` must not redirect, so `/en/:path*`
 * is listed for every page among the `published` files. Unknown addresses under `/en` are not found instead.
 */
export function concreteRedirects(rules: HostRules, published: readonly string[]): { from: string; to: string }[] {
  const prefixes = rules.notFoundPages.map(({ prefix }) => prefix).filter((prefix) => prefix !== '');
  const pages = published
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
    .filter((page) => !prefixes.some((prefix) => page === prefix || page.startsWith(`${prefix}/`)))
    .filter((page) => !rules.notAddresses.some((pattern) => new RegExp(pattern).test(page)));
  return rules.redirects.flatMap(({ from, to }) => {
    if (!from.endsWith('/:path*')) return [{ from, to }];
    return pages.map((page) => ({ from: from.replace('/:path*', page), to: to.replace('/:path*', page) }));
  });
}
