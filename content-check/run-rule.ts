import type { Fault, Finding } from './site';

/** What `rule` finds on the site; none if there is no fault. */
export function runRule<Site>(
  { name, check }: { name: string; check: (site: Site) => Fault[] },
  site: Site,
): Finding[] {
  return check(site).map((fault) => ({ rule: name, ...fault }));
}
