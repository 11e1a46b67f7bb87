import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { bundleBoot } from './adapter/bundle-boot';
import { bootPlace } from './adapter/extract-runtime';
import type { BuildSettings } from './adapter/finish-export';
import { firm } from './content/firm';
import { settings } from './content/settings';
import { markingRules } from './editor/marking-rules';
import { ConfigError } from './lib/config/config-error';
import { readCommit, readCommitDate } from './lib/config/read-commit';
import { readConfig } from './lib/config/read-config';
import { defaultLocale, locales } from './lib/i18n/routing';
import englishMessages from './messages/en.json';

const config = orExit(() => readConfig(process.env, { siteUrl: firm.siteUrl }));
const commit = orExit(() => readCommit(process.env));
const builtAt = orExit(() => readCommitDate(process.env));
const isProduction = process.env.NODE_ENV === 'production';
/** Whether files stay as Next writes them, for `npm run bench` to compare with. */
const isPlain = process.env.PLAIN_EXPORT === '1';
const bootScript = bundleBoot(process.cwd(), config.analyticsId);

const buildSettings: BuildSettings = {
  siteUrl: config.siteUrl,
  bootScript,
  builtAt,
  apiOrigin: config.apiOrigin,
  reportUrl: config.reportUrl,
  offline: settings.offline,
  isPlain,
};

const nextConfig: NextConfig = {
  // Exporting in development breaks the unprefixed addresses: https://github.com/amannn/next-intl/issues/1237
  ...(isProduction
    ? { output: 'export', adapterPath: require.resolve('./adapter/index.mjs') }
    : { rewrites: englishWithoutPrefix, pageExtensions: ['dev.tsx', 'tsx', 'ts'] }),
  ...(!isProduction && process.env.EDITING === 'true' && { turbopack: { rules: markingRules() } }),
  env: {
    SITE_URL: config.siteUrl,
    ANALYTICS_ID: config.analyticsId,
    API_BASE_URL: config.apiBaseUrl,
    // The adapter inserts the boot script into the finished pages. Otherwise the layout does, and after a change `next dev` must be restarted.
    INLINE_SCRIPT: isProduction && !isPlain ? bootPlace : bootScript,
    ENGLISH_ERROR_MESSAGES: JSON.stringify(englishMessages.Error),
    INDEXABLE: String(config.siteUrl === new URL(firm.siteUrl).origin),
    BUILD_COMMIT: commit,
    BUILT_AT: builtAt,
    // Next passes only strings to its adapter (`adapter/index.mjs`).
    BUILD_SETTINGS: JSON.stringify(buildSettings),
  },
  // Makes two builds of a commit identical; without a commit Next generates an id.
  generateBuildId: () => (commit === 'unknown' ? null : commit),
  typescript: { tsconfigPath: 'config/tsconfig.build.json' },
  // Many small sheets, so that a page gets only those that it needs, inlined in its HTML (`adapter/share-styles.ts`).
  experimental: { cssChunking: { type: 'graph', requestCost: 300 } },
  // Sends a page's title with the page, not after it; otherwise Next's announcer would read the heading (`navigation-1`).
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  agentRules: false,
  devIndicators: false,
};

/** Serves `/about` from `/en/about`, as the adapter does in the export. Files in `public/` take precedence. */
async function englishWithoutPrefix() {
  const others = locales.filter((locale) => locale !== defaultLocale).join('|');
  return {
    beforeFiles: [],
    afterFiles: [{ source: `/:path((?!(?:${others})(?:/|$)).*)`, destination: `/${defaultLocale}/:path` }],
    fallback: [],
  };
}

/** What `read` returns; a malformed setting ends the build with its one line (`input-9`). */
function orExit<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export default createNextIntlPlugin({ requestConfig: './lib/i18n/request.ts' })(nextConfig);
