import type { HelpDocument, SituationDocument } from '@/lib/help/search';
import { type Locale, otherLocale } from '@/lib/i18n/routing';
import { resolveLink } from '@/lib/links/resolve-link';
import { pagePaths } from '@/lib/pages/pages';
import { situationPage, type SituationSlug, situationSlugs } from '@/lib/pages/situations';
import { plainText } from '@/lib/text/inline-markup';
import { contentIn } from '..';
import { foreignLang } from '../translated-pages';
import { situationData, situationGroups } from './situations';
import { termsBySlug, termsIn } from './terms';

/** A line of a list: the question, and the words on papers about it; with its language if that is not the page's. */
export type HelpLine<Id extends string = string> = { id: Id; href: string; title: string; cue: string; lang?: Locale };

/** The lines of some situations, in their order. */
export function situationLines(locale: Locale, slugs: readonly SituationSlug[]): HelpLine<SituationSlug>[] {
  const content = contentIn(locale);
  return slugs.map((slug) => ({
    id: slug,
    href: pagePaths[situationPage(slug)],
    title: content[situationPage(slug)].title,
    cue: content[situationPage(slug)].cue,
    ...foreignLang(locale, situationPage(slug)),
  }));
}

/** The line of the annotated debt notice. */
function debtNoticeLine(locale: Locale): HelpLine {
  const { title, cue } = contentIn(locale).help.debtNotice;
  return { id: 'read-your-notice', href: pagePaths['help/read-your-notice'], title, cue };
}

/** The groups of the hub with their lines; the debt notice leads the first. */
export function situationLists(locale: Locale) {
  const { groups } = contentIn(locale).help;
  return situationGroups.map(({ name, slugs }, index) => ({
    name,
    title: groups[name],
    lines: [...(index === 0 ? [debtNoticeLine(locale)] : []), ...situationLines(locale, slugs)],
  }));
}

/** What the hub's filter and the chat read: titles with links, and the words that people type or have on their papers, in either language. */
export function situationDocuments(locale: Locale): SituationDocument[] {
  const [own, foreign] = [contentIn(locale), contentIn(otherLocale(locale))];
  const bySlug = termsBySlug(locale);
  const situations = situationLines(locale, situationSlugs).map(({ id, href, title }) => {
    const page = situationPage(id);
    const [here, there] = [own[page], foreign[page]];
    const text = [here.cue, here.find, there.title, there.cue, there.find].join(' ');
    const terms = situationData[id].terms.map((slug) => bySlug[slug]);
    const names = terms.flatMap(({ term, other, find }) => [term, other.term, find]);
    return { id, link: resolveLink(href, locale), title, text, more: [plainText(here.lead), ...names].join(' ') };
  });
  const { id, href, title, cue } = debtNoticeLine(locale);
  const text = [cue, own.help.debtNotice.find, foreign.help.debtNotice.title, foreign.help.debtNotice.find].join(' ');
  const items = [own, foreign].flatMap((content) => content['help/read-your-notice'].items);
  const more = items.map(({ label }) => label).join(' ');
  return [...situations, { id, link: resolveLink(href, locale), title, text, more }];
}

/** What the filter of the list of words reads. */
export function termDocuments(locale: Locale): HelpDocument[] {
  return termsIn(locale).map(({ slug, term, meaning, find, other }) => ({
    id: slug,
    title: `${term} ${other.term}`,
    text: find,
    more: plainText(meaning),
  }));
}
