/** Settings of this build, checked by `read-config` and inlined by `next.config.ts`. */
export const config = {
  siteUrl: process.env.SITE_URL ?? '',
  analyticsId: process.env.ANALYTICS_ID ?? '',
  apiBaseUrl: process.env.API_BASE_URL ?? '',
  /** The firm's domain, which tells its own sites from third parties. */
  ownDomain: process.env.OWN_DOMAIN ?? '',
  /** "true" when this build is for the firm's own address; any other build asks not to be indexed. */
  indexable: process.env.INDEXABLE === 'true',
} as const;
