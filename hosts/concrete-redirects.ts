import { isRejectedPath } from './is-rejected-path';
import type { HostRedirect } from './localized-redirects';
import { restOfPath } from './rest-of-path';
import type { HostRules } from './rules';

const anyPage = `/${restOfPath}`;

/**
 * The redirects address by address, for hosts that would copy whatever follows `/en` into the target, and so lead `/en//evil.example` to another site.
 * The addresses are those of the `published` pages and of the other redirects (`address-6`); any other one under `/en` is not found.
 */
export function concreteRedirects(rules: HostRules, published: readonly string[]): HostRedirect[] {
  const pages = published.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -'.html'.length));
  const short = rules.redirects.map(({ from }) => from).filter((from) => !from.endsWith(anyPage));
  const addresses = [...pages, ...short].filter((address) => !isRejectedPath(rules, address));
  return rules.redirects.flatMap(({ from, to }) => {
    if (!from.endsWith(anyPage)) return [{ from, to }];
    return addresses.map((address) => ({ from: from.replace(anyPage, address), to: to.replace(anyPage, address) }));
  });
}
