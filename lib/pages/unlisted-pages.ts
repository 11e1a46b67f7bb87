import { recordOf } from '../record-of';

const unlistedNames = ['offline', 'site-status'] as const;

/** Key of a page that is not in the list of pages and not indexed. */
export type UnlistedPage = (typeof unlistedNames)[number];

/** The address of each of these pages in English. */
export const unlistedPaths = recordOf(unlistedNames, (page) => `/${page}`) as {
  readonly [Page in UnlistedPage]: `/${Page}`;
};
