import type { Finding, Rule, SiteUnderTest } from './site';

/** What `rule` finds on the site; none if there is no fault. */
export function runRule({ name, check }: Rule, site: SiteUnderTest): Finding[] {
  return check(site).map((fault) => ({ rule: name, ...fault }));
}
