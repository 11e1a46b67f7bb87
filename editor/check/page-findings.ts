import { modulesOf } from '@/content-check/modules';
import { explainedTerms } from '@/content-check/rules/explained-terms';
import { forbiddenWords } from '@/content-check/rules/forbidden-words';
import { glossaryTerms } from '@/content-check/rules/glossary-terms';
import { readingLevel } from '@/content-check/rules/reading-level';
import { repeatedSentences } from '@/content-check/rules/repeated-sentences';
import { wrongLanguage } from '@/content-check/rules/wrong-language';
import { runRule } from '@/content-check/run-rule';
import type { Finding, PageRule, SiteTexts } from '@/content-check/site';
import { sha256 } from '@/files/sha256';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';

/** Slow rules whose findings on a page depend only on its texts and on what `readBesides` returns. */
export const pageRules: readonly PageRule[] = [
  glossaryTerms,
  readingLevel,
  wrongLanguage,
  forbiddenWords,
  repeatedSentences,
  explainedTerms,
];

/** The last findings of a rule on a page, and the fingerprint of all that it read. */
const lastFound = new Map<string, { of: string; findings: Finding[] }>();

const footer = 'disclosures';

/** The findings of a rule in `pageRules`, page by page. A page is checked again only if something that the rule reads there has changed. */
export function pageFindings(rule: PageRule, site: SiteTexts): Finding[] {
  const besides = JSON.stringify(readBesides(site));
  return modulesOf(site).flatMap(({ name, prefix, trees }) => {
    const of = sha256(JSON.stringify([prefix, trees]) + besides);
    const place = `${rule.name} ${name}`;
    const known = lastFound.get(place);
    if (known?.of === of) return known.findings;
    const pages = rule === repeatedSentences ? [name, footer] : [name];
    const findings = runRule(rule, only(site, pages)).filter(({ key }) => key.startsWith(`${prefix}.`));
    lastFound.set(place, { of, findings });
    return findings;
  });
}

/** What the rules read besides the texts of the page: the footer, the explained terms, the firm's names and the glossary. */
function readBesides({ content, terms, names, glossary }: SiteTexts) {
  const others = { terms, names, glossary } satisfies Omit<SiteTexts, 'content' | 'messages' | 'notices'>;
  return { below: perCompleteLocale((locale) => content[locale][footer]), ...others };
}

/** The site with only these modules. */
function only(site: SiteTexts, names: readonly string[]): SiteTexts {
  const isWanted = ([name]: readonly [string, unknown]) => names.includes(name);
  return {
    ...site,
    content: perCompleteLocale((locale) => Object.fromEntries(Object.entries(site.content[locale]).filter(isWanted))),
    messages: names.includes('messages') ? site.messages : { en: {}, es: {} },
  };
}
