/** Pages that are not in the list of pages and not indexed, with their English address. */
export const unlistedPaths = {
  offline: '/offline',
  siteStatus: '/site-status',
} as const satisfies Record<string, `/${string}`>;
