import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions, type Project } from '@playwright/test';
import { settings } from './content/settings';
import { chromiumArgs, chromiumPath, headlessShellPath } from './scripts/kit/chromium-path';
import { type EngineName, engineNames } from './tests/engines/capabilities';
import type { EngineOptions } from './tests/engines/fixtures';
import { firefoxPath, webKitDriverPath } from './tests/kit/engine-paths';
import { previewServer } from './tests/kit/preview-server';
import { retries } from './tests/kit/retries';

type SiteProject = Project<PlaywrightTestOptions, PlaywrightWorkerOptions & EngineOptions>;

const port = Number(process.env.TEST_PORT ?? 3210);

/** Tests that open all pages of the site, one after the other. */
const everyPage: SiteProject = {
  name: 'every-page',
  testDir: 'tests/e2e',
  grep: /@every-page/,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: headlessShellPath(), args: chromiumArgs },
  },
};

/** All other tests of the built site: the part of `npm test`, which is to take no more than twelve minutes on two cores. */
const e2e: SiteProject = {
  ...everyPage,
  name: 'e2e',
  grep: undefined,
  grepInvert: everyPage.grep,
  // These tests need a build with offline reading.
  testIgnore: settings.offline.enabled ? [] : 'program/offline.spec.ts',
};

/** Pictures of ten pages, valid only for the major version of Chromium that their folder names. `-- --update-snapshots` renews them. */
const visual: SiteProject = {
  name: 'visual',
  testDir: 'tests/visual',
  retries: 0,
  snapshotPathTemplate: '{testDir}/chromium-156/{arg}{ext}',
  // Two in a thousand pixels may differ, which allows for the edges of letters but not for a moved line.
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled', caret: 'hide' } },
  use: {
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [...chromiumArgs, '--font-render-hinting=none', '--force-color-profile=srgb'],
    },
  },
};

const isHere: Record<EngineName, boolean> = { chromium: true, firefox: !!firefoxPath(), webkit: !!webKitDriverPath() };
const withoutJavaScript = 'without-javascript.spec.ts';

/** The main journeys in each installed engine, in two projects per engine: each has one worker, which starts its engine once. */
const engines = engineNames
  .filter((name) => isHere[name])
  .flatMap((engineName): SiteProject[] => {
    const shared = {
      testDir: 'tests/engines',
      fullyParallel: false,
      workers: 1,
      timeout: 60_000,
      expect: { timeout: 15_000 },
    };
    return [
      { ...shared, name: `engine ${engineName}`, testIgnore: withoutJavaScript, use: { engineName, javaScript: true } },
      {
        ...shared,
        name: `engine ${engineName} without JavaScript`,
        testMatch: withoutJavaScript,
        use: { engineName, javaScript: false },
      },
    ];
  });

/** Tests of the built `out/` as `npm run preview` serves it; those of hosts and of the editor are in `config/playwright.servers.config.ts`. */
export default defineConfig<object, EngineOptions>({
  fullyParallel: true,
  forbidOnly: true,
  // One for each core of a CI machine; `npm run test:e2e` takes three, because its tests often wait for the page.
  workers: 2,
  retries,
  reporter: [['list']],
  timeout: 30_000,
  expect: { timeout: 7_000 },
  // A service worker would answer requests that a test intercepts; offline.spec.ts allows it.
  use: { baseURL: `http://localhost:${port}`, serviceWorkers: 'block' },
  projects: [e2e, everyPage, visual, ...engines],
  webServer: previewServer(port),
});
