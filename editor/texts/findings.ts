import { siteOf, unspelledSite } from '@/content-check/load-site';
import { rules } from '@/content-check/rules';
import { staleTranslations } from '@/content-check/rules/stale-translations';
import type { Finding, SiteUnderTest } from '@/content-check/site';
import type { MarkedSite } from './load-site';
import { pageFindings, pageRules } from './page-findings';
import { stripped } from './strip';

/** The site as the content check looks at it. */
export function checkedSite(site: MarkedSite): Promise<SiteUnderTest> {
  return siteOf(textsOf(site), site);
}

/** The same without the spelling check, for what a lock can tell. */
export function lockedSite(site: MarkedSite): Promise<SiteUnderTest> {
  return unspelledSite(textsOf(site), site);
}

function textsOf({ content, messages }: MarkedSite) {
  return { content: stripped(content), messages: stripped(messages) };
}

/** What the content check finds, but for texts that only wait to be recorded: saving records them. */
export function findingsOf(site: SiteUnderTest): Finding[] {
  return rules
    .filter((rule) => rule !== staleTranslations)
    .flatMap((rule) => (pageRules.includes(rule) ? pageFindings(rule, site) : rule(site)));
}

/** What concerns one text. */
export function findingsAbout(site: SiteUnderTest, key: string): Finding[] {
  return findingsOf(site).filter((finding) => finding.key === key);
}
