import type { Finding, Rule } from './site';

/** What `rule` finds on the site; none if there is no fault. */
export function runRule<Site>({ name, check }: Rule<Site>, site: Site): Finding[] {
  return check(site).map((fault) => ({ rule: name, ...fault }));
}
