import { letterKinds, letterPage } from '../letters/kinds';
import { recordOf } from '../record-of';
import { noticeNames, type PageName } from './pages';
import { situationPage, situationSlugs } from './situations';
import type { UnlistedPage } from './unlisted-pages';

/** Ids in the frame of every page. */
export const frameIds = { main: 'main', links: 'site-links', licenses: 'licenses' } as const;

/** Id of the heading "In short". */
export const summaryId = 'in-short';

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

const situations = recordOf(situationSlugs.map(situationPage), () => situationParts);

/** Ids of the parts of every letter's page. */
export const letterParts = { blank: 'blank' } as const;

const letters = recordOf(letterKinds.map(letterPage), () => letterParts);

/** Ids of the parts of every legal notice besides its sections: its changes, and the record for verifying a copy. */
export const noticeParts = { changes: 'change-log', record: 'record' } as const;

const notices = recordOf(noticeNames, () => noticeParts);

/** Id of the section that the contact page shows on a dark ground. */
export const limitsId = 'how-not-to-reach-you';

/** Id of the section in which the opt-out page shows whether the browser sends Global Privacy Control. */
export const saleOrSharingId = 'sale-or-sharing';

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
  'help/read-your-notice': { reverse: 'reverse', dispute: 'dispute' },
  ...situations,
  'site-status': { report: 'report' },
} as const satisfies Partial<Record<PageName | UnlistedPage, Readonly<Record<string, string>>>>;
