import { isOneOf } from '@/lib/is-one-of';
import { informationNames, noticeNames, type PageName, pagePaths, type PairedName } from '@/lib/pages/pages';
import { noticeParts, partIds, situationParts, summaryId } from '@/lib/pages/part-ids';
import { situationPage, type SituationSlug } from '@/lib/pages/situations';
import type { PairedSection } from '@/lib/pairs/pair-rows';
import { situationGroups } from './help/situations';
import type { AnnotatedDebtNotice, EftaConsentPage, HelpWords, LegalDocument, SiteContent, Situation } from './types';

/** Headings that pages take from the messages. */
export type PairedLabels = {
  summary: string;
  changes: string;
  version: (version: string) => string;
  part: (name: 'meaning' | 'steps' | 'dispute' | 'promises') => string;
  promises: string;
  limits: string;
  /** What is said on every page of a situation: that it is no legal advice. */
  general: string;
  /** The same on the page that lists the situations. */
  generalHub: string;
};

const paragraph = (text: string) => ({ type: 'paragraph' as const, text });
const paragraphs = (texts: readonly string[]) => texts.map(paragraph);
const inShort = (summary: readonly string[], { summary: title }: PairedLabels): PairedSection => ({
  id: summaryId,
  title,
  blocks: paragraphs(summary),
});

/** A page as sections for reading in both languages: its own text, without parts that it shares with other pages. */
export function pairedSections(name: PairedName, content: SiteContent, labels: PairedLabels): readonly PairedSection[] {
  const page = content[name];
  return [...('lead' in page ? [{ blocks: [paragraph(page.lead)] }] : []), ...bodyOf(name, content, labels)];
}

function bodyOf(name: PairedName, content: SiteContent, labels: PairedLabels): readonly PairedSection[] {
  if (isOneOf(noticeNames, name)) return ofNotice(content[name], labels);
  if (isOneOf(informationNames, name)) return content[name].sections;
  switch (name) {
    case 'make-payment/efta-consent':
      return ofConsent(content[name], labels);
    case 'help':
      return ofHub(content, labels);
    case 'help/words':
      return ofWords(content[name]);
    case 'help/read-your-notice':
      return ofAnnotatedDebtNotice(content[name], labels);
    default:
      return ofSituation(content[name], labels);
  }
}

function ofNotice({ summary, sections, changes }: LegalDocument, labels: PairedLabels): readonly PairedSection[] {
  return [
    inShort(summary, labels),
    ...sections,
    {
      id: noticeParts.changes,
      title: labels.changes,
      blocks: changes.map(({ version, text }) => paragraph(`**${labels.version(version)}** ${text}`)),
    },
  ];
}

function ofConsent({ summary, sections, consent }: EftaConsentPage, labels: PairedLabels): readonly PairedSection[] {
  return [
    inShort(summary, labels),
    ...sections,
    { id: partIds['make-payment/efta-consent'].consent, title: consent.title, blocks: [paragraph(consent.text)] },
  ];
}

/** The situations by group, how to dispute, the tools, and who helps for free. */
function ofHub(content: SiteContent, { generalHub }: PairedLabels): readonly PairedSection[] {
  const { groups, debtNotice, dispute, tools } = content.help;
  const { title, lead, items, send } = dispute;
  const line = (page: PageName, { title: name, cue }: { title: string; cue: string }) =>
    paragraph(`[${name}](${pagePaths[page]}) ${cue}`);
  const situation = (slug: SituationSlug) => line(situationPage(slug), content[situationPage(slug)]);
  return [
    ...situationGroups.map(({ name, slugs }, index) => ({
      title: groups[name],
      blocks: [...(index === 0 ? [line('help/read-your-notice', debtNotice)] : []), ...slugs.map(situation)],
    })),
    { id: partIds.help.dispute, title, blocks: paragraphs([lead, ...items, send]) },
    ...tools.map(({ label, href, text }) => ({ blocks: [paragraph(`[${label}](${href})`), paragraph(text)] })),
    { blocks: paragraphs([content['help/free-help'].intro, generalHub]) },
  ];
}

function ofWords({ terms }: HelpWords): readonly PairedSection[] {
  return Object.entries(terms)
    .sort(([slug], [other]) => (slug < other ? -1 : 1))
    .map(([slug, { term, meaning }]) => ({ id: slug, title: term, blocks: [paragraph(meaning)] }));
}

function ofAnnotatedDebtNotice(page: AnnotatedDebtNotice, labels: PairedLabels): readonly PairedSection[] {
  const { summary, sample, items, reverse, dispute } = page;
  const ids = partIds['help/read-your-notice'];
  return [
    inShort(summary, labels),
    { title: sample.title, blocks: [paragraph(sample.intro)] },
    ...items.map(({ id, label, heading, lines, amount, boxes = [], note }) => ({
      id,
      title: label,
      blocks: paragraphs([
        ...(heading ? [heading] : []),
        ...lines,
        ...(amount ? [amount] : []),
        ...boxes.map(({ text }) => text),
        note,
      ]),
    })),
    {
      id: ids.reverse,
      title: reverse.title,
      blocks: [paragraph(reverse.intro)],
      subsections: reverse.parts.map(({ title, text }) => ({ title, blocks: [paragraph(text)] })),
    },
    { id: ids.dispute, title: dispute.title, blocks: paragraphs([dispute.lead, ...dispute.items]) },
  ];
}

function ofSituation(page: Situation, labels: PairedLabels): readonly PairedSection[] {
  const { summary, meaning, steps, dispute, promises, limits } = page;
  return [
    inShort(summary, labels),
    { id: situationParts.meaning, title: labels.part('meaning'), blocks: meaning },
    {
      id: situationParts.steps,
      title: labels.part('steps'),
      blocks: [],
      subsections: steps.map(({ when, title, text }) => ({
        title: when ? `${when}: ${title}` : title,
        blocks: [paragraph(text)],
      })),
    },
    { id: situationParts.dispute, title: labels.part('dispute'), blocks: [paragraph(dispute)] },
    {
      id: situationParts.promises,
      title: labels.part('promises'),
      blocks: [],
      subsections: [
        { title: labels.promises, blocks: paragraphs(promises) },
        { title: labels.limits, blocks: paragraphs([labels.general, ...limits]) },
      ],
    },
  ];
}
