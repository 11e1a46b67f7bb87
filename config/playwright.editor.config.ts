import { defineConfig } from '@playwright/test';
import { chromiumArgs, headlessShellPath } from '../scripts/kit/chromium-path';
import { retries } from '../tests/kit/retries';

const port = Number(process.env.TEST_PORT ?? 3260);

/** The editor on the copy of the project that `scripts/test-editor.ts` made: its tests change files, so they run one after the other. */
export default defineConfig({
  testDir: '../tests/e2e-editor',
  globalSetup: '../tests/e2e-editor/make-pages-ready.ts',
  forbidOnly: true,
  workers: 1,
  retries,
  reporter: [['list']],
  // The first compilation of a page by Next takes most of a minute on a busy machine.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: headlessShellPath(), args: chromiumArgs },
  },
  webServer: {
    command: 'npm run --silent edit',
    cwd: process.env.EDITOR_COPY,
    url: `http://localhost:${port}/__editor/`,
    env: { PORT: String(port), CI: 'true' },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    reuseExistingServer: false,
  },
});
