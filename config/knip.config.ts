import type { KnipConfig } from 'knip';

/** `npm run test:unused`: nothing stands in the tree that nothing needs, and no import leads back to its own file. */
export default {
  cycles: { dynamicImports: true },
  entry: [
    // `adapter/bundle-boot.ts` makes the inline script of it.
    'boot/index.ts',
    // The editor's server bundles these, and Next loads the other.
    'editor/overlay/{overlay,table}.ts',
    'editor/next-loader.mjs',
    // Playwright starts it as a server.
    'tests/e2e-hostile/serve-site.ts',
    // Bundled by `adapter/offline-worker.ts`, and run by `.ci/run`.
    'lib/offline/{start,remove}-worker.ts',
    'scripts/write-ci-results.mjs',
    'config/knip.production.config.ts',
  ],
  // Copied into a throw-away copy of the site by `scripts/test-rename.ts`.
  ignore: ['scripts/test-rename/portuguese/**'],
  playwright: {
    config: ['playwright.config.ts', 'config/playwright.hosts.config.ts', 'config/playwright.editor.config.ts'],
  },
  // `art/brand/lettering.ts` reads the font's file.
  ignoreDependencies: ['@fontsource-variable/public-sans'],
  // Programs of the machine: for the benchmark, the set-up and the HTML check.
  ignoreBinaries: ['taskset', 'openssl', 'apt-get', 'java'],
  vitest: { config: ['config/vitest.config.ts', 'config/vitest.mutation.config.ts'] },
  // The spelling check is `cspell-lib`, which knip does not know for cspell.
  cspell: { config: ['config/cspell.json'] },
} satisfies KnipConfig;
