import { siteOf, unspelledSite } from '@/scripts/check-content/load-site';
import { modulesOf, perLocale } from '@/scripts/check-content/modules';
import { rules } from '@/scripts/check-content/rules';
import { forbiddenWords } from '@/scripts/check-content/rules/forbidden-words';
import { glossaryTerms } from '@/scripts/check-content/rules/glossary-terms';
import { readingLevel } from '@/scripts/check-content/rules/reading-level';
import { repeatedSentences } from '@/scripts/check-content/rules/repeated-sentences';
import { wrongLanguage } from '@/scripts/check-content/rules/wrong-language';
import { staleTranslations } from '@/scripts/check-content/rules/stale-translations';
import type { Finding, Rule, SiteUnderTest } from '@/scripts/check-content/site';
import type { MarkedSite } from './load-site';
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
  return rules.filter((rule) => rule !== staleTranslations).flatMap((rule) => rule(site));
}

/** Rules that look at one page at a time, and take long over all of them. */
const pageRules: readonly Rule[] = [glossaryTerms, readingLevel, wrongLanguage, forbiddenWords, repeatedSentences];

/** What concerns one text. */
export function findingsAbout(site: SiteUnderTest, key: string): Finding[] {
  const own = modulesOf(site).find(({ prefix }) => key.startsWith(`${prefix}.`))?.name;
  const isNear = ([name]: readonly [string, unknown]) => name === own || name === 'disclosures';
  const near = perLocale((locale) => Object.fromEntries(Object.entries(site.content[locale]).filter(isNear)));
  return rules
    .filter((rule) => rule !== staleTranslations)
    .flatMap((rule) => rule(pageRules.includes(rule) ? { ...site, content: near } : site))
    .filter((finding) => finding.key === key);
}
