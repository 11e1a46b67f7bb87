import { letterKinds, letterPage } from '../letters/kinds';
import { situationSlugs, situationPage } from './situations';
import { noticeNames, type PageName } from './pages';
import type { UnlistedPage } from './unlisted-pages';

/** Ids in the frame of every page. */
export const frameIds = { main: 'main', links: 'site-links', licenses: 'licenses' } as const;

/** Ids of the parts of every help page about a situation, in order. */
export const situationParts = {
  meaning: 'what-it-means',
  steps: 'what-you-can-do',
  dispute: 'dispute',
  promises: 'what-we-do',
  freeHelp: 'free-help',
  words: 'words',
  related: 'related',
} as const;

/** Ids of the annotated debt notice besides those of its items: its reverse and how to dispute. */
const debtNoticeParts = { reverse: 'reverse', dispute: 'dispute' } as const;

/** The numbers of items of the annotated debt notice: the first of the notice, the first of its reply part, and the last. */
const debtNoticeItems = { notice: 1, reply: 18, last: 19 } as const;

/** Ids of the items of the annotated debt notice, by their number. */
const debtNoticeItemIds: Readonly<Record<`item${number}`, string>> = Object.fromEntries(
  Array.from({ length: debtNoticeItems.last }, (_, index) => [`item${index + 1}`, debtNoticeItem(index + 1)]),
);

/** Ids of the items with which the two parts of the annotated debt notice begin, the notice and its reply part. */
export const debtNoticeHeads: readonly string[] = [debtNoticeItems.notice, debtNoticeItems.reply].map(debtNoticeItem);

const situations = Object.fromEntries(situationSlugs.map((slug) => [situationPage(slug), situationParts])) as Record<
  ReturnType<typeof situationPage>,
  typeof situationParts
>;

/** Ids of the parts of every letter's page. */
export const letterParts = { blank: 'blank' } as const;

const letters = Object.fromEntries(letterKinds.map((kind) => [letterPage(kind), letterParts])) as Record<
  ReturnType<typeof letterPage>,
  typeof letterParts
>;

/** Ids of the parts of every legal notice besides its sections: its changes, and the record for verifying a copy. */
export const noticeParts = { changes: 'change-log', record: 'record' } as const;

const notices = Object.fromEntries(noticeNames.map((name) => [name, noticeParts])) as Record<
  (typeof noticeNames)[number],
  typeof noticeParts
>;

/** Ids of the parts that a page's component adds; sections from content have their own. Content may link to all of them. */
export const partIds = {
  contact: { ways: 'ways', lines: 'lines', hours: 'hours' },
  'make-payment': { options: 'options', residence: 'residence' },
  'make-payment/efta-consent': { consent: 'consent' },
  'is-this-us': { list: 'list' },
  dates: { cancel: 'cancel', dispute: 'dispute' },
  letters: { list: 'list', after: 'after' },
  ...notices,
  ...letters,
  help: { dispute: 'dispute', freeHelp: 'free-help' },
  'help/read-your-notice': { ...debtNoticeItemIds, ...debtNoticeParts },
  ...situations,
  'site-status': { report: 'report' },
} as const satisfies Partial<Record<PageName | UnlistedPage, Readonly<Record<string, string>>>>;

function debtNoticeItem(number: number): string {
  return `item-${number}`;
}
