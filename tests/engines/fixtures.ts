import { expect, type PlaywrightWorkerArgs, test as base } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '@/scripts/kit/chromium-path';
import { firefoxPath, webKitDriverPath } from '@/tests/kit/engine-paths';
import type { EngineName } from './capabilities';
import { firefoxRoles } from './firefox-roles';
import { rolesInChromium, startPlaywrightEngine } from './playwright-engine';
import type { Engine, Visitor } from './visitor';
import { startWebKitEngine } from './webkit-engine';

/** The engine that a project of `playwright.config.ts` tests, and whether it runs JavaScript. */
export type EngineOptions = { engineName: EngineName; javaScript: boolean };

type Fixtures = {
  visitor: Visitor;
  /** Problems that this test expects, by a part of their text. */
  expectedProblems: string[];
};

type Playwright = PlaywrightWorkerArgs['playwright'];

const starters: Record<EngineName, (playwright: Playwright, javaScript: boolean) => Promise<Engine>> = {
  chromium: ({ chromium }, javaScript) =>
    startPlaywrightEngine(chromium, {
      launch: { executablePath: chromiumPath(), args: chromiumArgs },
      context: { javaScriptEnabled: javaScript },
      roles: rolesInChromium,
    }),
  // A context's `javaScriptEnabled` does nothing in Debian's Firefox; its preference works, but then Playwright's wait before a click never ends.
  firefox: async ({ firefox }, javaScript) => {
    const inspector = firefoxRoles(firefoxPath() ?? '');
    const engine = await startPlaywrightEngine(firefox, {
      launch: {
        executablePath: firefoxPath(),
        channel: 'moz-firefox',
        firefoxUserPrefs: { 'javascript.enabled': javaScript },
      },
      click: { force: !javaScript },
      roles: (page, css) => inspector.roles(page.url(), css),
    });
    return {
      ...engine,
      stop: async () => {
        inspector.stop();
        await engine.stop();
      },
    };
  },
  webkit: (_, javaScript) => startWebKitEngine(webKitDriverPath() ?? '', { javaScript }),
};

/** Playwright's `test` with a visitor in the project's engine; an unexpected error or refusal of the policy fails the test. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  javaScript: [true, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, javaScript, playwright }, use) => {
      const engine = await starters[engineName](playwright, javaScript);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectedProblems: [[], { option: true }],
  visitor: async ({ engine, baseURL, expectedProblems }, use) => {
    const visitor = await engine.visit(baseURL ?? '');
    try {
      await use(visitor);
      const unexpected = (await visitor.problems()).filter(
        (problem) => !expectedProblems.some((expected) => problem.includes(expected)),
      );
      expect(unexpected, 'unexpected errors').toEqual([]);
    } finally {
      await visitor.leave();
    }
  },
});

export { expect };
