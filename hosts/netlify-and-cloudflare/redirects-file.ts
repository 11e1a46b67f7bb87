import { concreteRedirects } from '../concrete-redirects';
import type { HostRules } from '../rules';

/**
 * `_redirects` for Netlify and Cloudflare Pages. The last lines are for Netlify, which supports only one not-found page by default; Cloudflare
 * uses the nearest `404.html` and ignores them.
 */
export function redirectsFile(rules: HostRules, published: readonly string[]): string {
  const redirects = concreteRedirects(rules, published).flatMap(({ from, to }) => [
    `${from} ${to} 308`,
    `${from}/ ${to} 308`,
  ]);
  const notFound = rules.notFoundPages
    .filter(({ prefix }) => prefix !== '')
    .map(({ prefix, file }) => `${prefix}/* /${file} 404`);
  return `${[...redirects, ...notFound].join('\n')}\n`;
}
