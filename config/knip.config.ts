import type { KnipConfig } from 'knip';
import { loadedByPath } from './knip-entries';

/** `npm run test:unused`: finds unused files, packages and exports, and circular imports. */
export default {
  cycles: { dynamicImports: true },
  entry: [
    ...loadedByPath,
    // Playwright starts these with one value of `TEST_SITE` only.
    'tests/e2e-hostile/serve-site.ts',
    'tests/e2e-editor/make-pages-ready.ts',
    'config/knip.production.config.ts',
  ],
  // Copied into throw-away copies of the site by `scripts/bench-build.ts` and `scripts/test-rename.ts`.
  ignore: ['scripts/bench-build/page.tsx', 'scripts/test-rename/portuguese/**'],
  playwright: {
    config: ['playwright.config.ts', 'config/playwright.servers.config.ts'],
  },
  // `art/brand/lettering.ts` reads the font's file.
  ignoreDependencies: ['@fontsource-variable/public-sans'],
  // Programs installed on the machine: for the benchmark, the set-up and the HTML check.
  ignoreBinaries: ['taskset', 'openssl', 'apt-get', 'java'],
  eslint: { config: ['config/eslint.config.js'] },
  vitest: { config: ['config/vitest.config.ts', 'config/vitest.mutation.config.ts'] },
  // The spelling check uses `cspell-lib`, which knip does not recognize as cspell.
  cspell: { config: ['config/cspell.json'] },
} satisfies KnipConfig;
