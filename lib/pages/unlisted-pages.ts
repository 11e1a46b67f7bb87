/** Pages that no list of pages names and no search engine is to find, with their address in English. */
export const unlistedPaths = {
  offline: '/offline',
  siteStatus: '/site-status',
} as const satisfies Record<string, `/${string}`>;
