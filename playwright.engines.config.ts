import { defineConfig } from '@playwright/test';
import { firefoxPath, webKitDriverPath } from './scripts/engine-paths';
import { engineNames, type EngineName } from './tests/engines/capabilities';
import type { EngineOptions } from './tests/engines/fixtures';
import { retries } from './tests/retries';

const port = Number(process.env.TEST_ENGINES_PORT ?? 3230);
const isHere: Record<EngineName, boolean> = { chromium: true, firefox: !!firefoxPath(), webkit: !!webKitDriverPath() };
const withoutJavaScript = 'without-javascript.spec.ts';

/** The main journeys in each engine that is on the machine; `scripts/test-engines.mjs` installs them where it can. */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/engines',
  forbidOnly: true,
  workers: 2,
  retries,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: engineNames
    .filter((name) => isHere[name])
    .flatMap((engineName) => [
      // One start of an engine a project: each has one worker.
      { name: engineName, testIgnore: withoutJavaScript, workers: 1, use: { engineName, javaScript: true } },
      {
        name: `${engineName} without JavaScript`,
        testMatch: withoutJavaScript,
        workers: 1,
        use: { engineName, javaScript: false },
      },
    ]),
  use: { baseURL: `http://localhost:${port}` },
  webServer: {
    command: 'npm run --silent preview',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
