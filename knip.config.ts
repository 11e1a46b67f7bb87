import type { KnipConfig } from 'knip';

/** What `npm run test:unused` takes for used though no import leads to it. Everything else that nothing needs is removed. */
export default {
  entry: [
    // Programs that `art/README.md` runs by name, one of which runs another.
    'art/*.mjs',
  ],
  playwright: { config: ['playwright.config.ts', 'playwright.host.config.ts'] },
  vitest: { config: ['vitest.config.ts', 'scripts/mutation/vitest.config.ts'] },
  // The spelling check is `cspell-lib`, which knip does not know for cspell.
  cspell: { config: ['cspell.json'] },
} satisfies KnipConfig;
