import { type Project, siteOf, unspelledSite } from '@/content-check/load-site';
import { rules } from '@/content-check/rules';
import { staleTranslations } from '@/content-check/rules/stale-translations';
import { runRule } from '@/content-check/run-rule';
import type { Finding, SiteUnderTest } from '@/content-check/site';
import type { MarkedSite } from '../site/load-marked-site';
import { stripped } from '../site/strip-marks';
import { pageFindings, pageRules } from './page-findings';

/** The site in the form that the content check expects. */
export function siteToCheck(site: MarkedSite): Promise<SiteUnderTest> {
  return siteOf(projectOf(site));
}

/** The site without its unknown words, for callers that run no spelling rule: the dictionaries take long to load. */
export function siteWithoutSpelling(site: MarkedSite): Promise<SiteUnderTest> {
  return unspelledSite(projectOf(site));
}

function projectOf({ root, content, messages, firm, notices }: MarkedSite): Project {
  return { root, content: stripped(content), messages: stripped(messages), firm, notices };
}

/** The findings of the content check, except for texts that are only unrecorded, since saving records them. */
export function findingsOf(site: SiteUnderTest): Finding[] {
  return rules
    .filter((rule) => rule !== staleTranslations)
    .flatMap((rule) => {
      const pageRule = pageRules.find((each) => each === rule);
      return pageRule ? pageFindings(pageRule, site) : runRule(rule, site);
    });
}

/** The findings in `after` that are not in `before`. */
export function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const nameOf = ({ rule, key, message }: Finding) => `${rule} ${key} ${message}`;
  const known = new Set(before.map(nameOf));
  return after.filter((finding) => !known.has(nameOf(finding)));
}

/** The findings about one text. */
export function findingsAbout(site: SiteUnderTest, key: string): Finding[] {
  return findingsOf(site).filter((finding) => finding.key === key);
}
