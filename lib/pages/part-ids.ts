import type { PageName } from './pages';

/** Ids that every page's frame gives. */
export const frameIds = { main: 'main', links: 'site-links' } as const;

/** Ids of the parts that a page composes itself; its sections of content bring their own. Content may link to all of them. */
export const partIds = {
  contact: { ways: 'ways', lines: 'lines', hours: 'hours' },
  'make-payment': { options: 'options', residence: 'residence' },
  'make-payment/efta-consent': { consent: 'consent' },
} as const satisfies Partial<Record<PageName, Readonly<Record<string, string>>>>;
