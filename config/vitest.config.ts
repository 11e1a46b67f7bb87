import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import englishMessages from '../messages/en.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(join(root, 'tests/unit'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('tests/unit', file));

/** Test files that mock a module run in their own process, because shared modules would stay mocked. */
const isolated = files.filter((file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(join(root, file), 'utf8')));

export default defineConfig({
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // The values that `next.config.ts` inlines.
    env: { ENGLISH_ERROR_MESSAGES: JSON.stringify(englishMessages.Error) },
    setupFiles: ['tests/unit/setup.ts'],
    server: { deps: { inline: ['next-intl'] } },
    // By default Vitest leaves one core idle, which is half of a machine with two cores.
    maxWorkers: '100%',
    // The limits only stop tests that hang: on a busy machine a test of a few seconds can take a minute.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'isolated', include: isolated } },
      // All other files share their modules, which makes a run twice as fast.
      {
        extends: true,
        test: { name: 'shared', include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: isolated, isolate: false },
      },
    ],
  },
});
