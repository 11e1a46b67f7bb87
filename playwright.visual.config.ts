import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/chromium-path';

const port = Number(process.env.TEST_VISUAL_PORT ?? 3240);

/**
 * Ten pages compared with pictures of them: `npm run test:visual`, and with `-- --update-snapshots` the pictures are taken anew.
 * Not part of `npm test`: the pictures hold for one major version of Chromium, which their folder names.
 */
export default defineConfig({
  testDir: 'tests/visual',
  snapshotPathTemplate: '{testDir}/chromium-156/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  // Two of a thousand pixels may differ: a letter's edge may, a moved line may not.
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled', caret: 'hide' } },
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
    },
  },
  webServer: {
    command: 'npm run --silent preview',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
