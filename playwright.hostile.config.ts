import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/chromium-path';
import { retries } from './tests/retries';

const port = Number(process.env.TEST_HOSTILE_PORT ?? 3250);

/** The site as it would be with an attack in every string of content: `npm run test:hostile`. The build is part of starting the server. */
export default defineConfig({
  testDir: 'tests/e2e-hostile',
  forbidOnly: true,
  workers: 2,
  retries,
  fullyParallel: true,
  reporter: [['list']],
  timeout: 120_000,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-background-networking'] },
  },
  webServer: {
    command: 'npx tsx scripts/serve-hostile-site.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    reuseExistingServer: false,
  },
});
