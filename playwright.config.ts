import { defineConfig } from '@playwright/test';
import { headlessShellPath } from './scripts/chromium-path';
import { retries } from './tests/retries';

const port = Number(process.env.TEST_PORT ?? 3210);

/** End-to-end tests run on the built `out/`, served by `npm run preview` as a host would. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries,
  reporter: [['list']],
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: headlessShellPath(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'npm run --silent preview',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
