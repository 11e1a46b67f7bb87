import { modulesOf, perLocale } from '@/content-check/modules';
import { explainedWords } from '@/content-check/rules/explained-words';
import { forbiddenWords } from '@/content-check/rules/forbidden-words';
import { glossaryTerms } from '@/content-check/rules/glossary-terms';
import { readingLevel } from '@/content-check/rules/reading-level';
import { repeatedSentences } from '@/content-check/rules/repeated-sentences';
import { wrongLanguage } from '@/content-check/rules/wrong-language';
import type { Finding, Rule, SiteUnderTest } from '@/content-check/site';
import { fingerprint } from './write-files';

/** Rules that look at nothing but the words of a page and of the footer under it, and take long over all pages. */
export const pageRules: readonly Rule[] = [
  glossaryTerms,
  readingLevel,
  wrongLanguage,
  forbiddenWords,
  repeatedSentences,
  explainedWords,
];

/** What a rule last found on a page, and the fingerprint of the words that it looked at. */
const lastFound = new Map<string, { of: string; findings: Finding[] }>();

const footer = 'disclosures';

/** What one of `pageRules` finds, page by page: one whose words are as they were at the last call is not looked at again. */
export function pageFindings(rule: Rule, site: SiteUnderTest): Finding[] {
  const below = JSON.stringify(perLocale((locale) => site.content[locale][footer]));
  return modulesOf(site).flatMap(({ name, prefix, trees }) => {
    const of = fingerprint(JSON.stringify(trees) + below);
    const place = `${rule.name} ${name}`;
    const known = lastFound.get(place);
    if (known?.of === of) return known.findings;
    const pages = rule === repeatedSentences ? [name, footer] : [name];
    const findings = rule(only(site, pages)).filter(({ key }) => key.startsWith(`${prefix}.`));
    lastFound.set(place, { of, findings });
    return findings;
  });
}

/** The site with these modules alone. */
function only(site: SiteUnderTest, names: readonly string[]): SiteUnderTest {
  const isWanted = ([name]: readonly [string, unknown]) => names.includes(name);
  return {
    ...site,
    content: perLocale((locale) => Object.fromEntries(Object.entries(site.content[locale]).filter(isWanted))),
    messages: names.includes('messages') ? site.messages : { en: {}, es: {} },
  };
}
