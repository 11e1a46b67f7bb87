/** Settings of this build, checked by `read-config` and inlined by `next.config.ts`. */
export const config = {
  siteUrl: process.env.SITE_URL ?? '',
  analyticsId: process.env.ANALYTICS_ID ?? '',
  apiBaseUrl: process.env.API_BASE_URL ?? '',
  /** True when this build is for the firm's own address; any other build asks search engines not to index it. */
  isIndexable: process.env.INDEXABLE === 'true',
  /** The commit of this build; `builtAt` is when that commit was made, such as `2026-03-01T12:00:00.000Z`, so that two builds of it are alike. */
  commit: process.env.BUILD_COMMIT ?? '',
  builtAt: process.env.BUILT_AT ?? '',
} as const;
