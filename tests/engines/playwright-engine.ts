import type { BrowserContextOptions, BrowserType, LaunchOptions, Locator, Page } from '@playwright/test';
import { escapePattern } from '@/hosts/escape-pattern';
import { watchViolations } from '../e2e/kit/violations';
import { describeFirstShown } from './describe-first-shown';
import type { Engine, Target, Visitor } from './visitor';
import { withinSite } from './within-site';

type RolesOf = (page: Page, css: string) => Promise<readonly string[]>;
type Options = {
  launch: LaunchOptions;
  context?: BrowserContextOptions;
  click?: { force: boolean };
  /** A function for each engine, because Playwright derives roles from the HTML and not from the engine's accessibility tree. */
  roles: RolesOf;
};

/** A browser that Playwright drives. */
export async function startPlaywrightEngine(
  type: BrowserType,
  { launch, context: options, click, roles }: Options,
): Promise<Engine> {
  const browser = await type.launch(launch);
  return {
    visit: async (baseURL) => {
      const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, ...options });
      return visitorOf(await context.newPage(), roles, click);
    },
    stop: () => browser.close(),
  };
}

async function visitorOf(page: Page, roles: RolesOf, click: Options['click']): Promise<Visitor> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`uncaught: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  const violations = await watchViolations(page);
  return {
    open: async (path) => void (await page.goto(path)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    movePointer: async () => {
      await page.mouse.move(2, 300);
      await page.mouse.move(2, 301);
    },
    click: (target) => locate(page, target).filter({ visible: true }).first().click(click),
    press: (key) => page.keyboard.press(key),
    look: (target) => locate(page, target).evaluateAll(describeFirstShown),
    address: async () => withinSite(page.url()),
    roles: (css) => roles(page, css),
    evaluate: (script, argument) => page.evaluate(script as never, argument),
    problems: async () => [
      ...errors,
      ...violations.map(({ directive, blocked, page }) => `${page}: ${directive} refused ${blocked}`),
    ],
    leave: () => page.context().close(),
  };
}

/** Roles of the elements that match `css`, read through Chromium's own protocol. */
export async function rolesInChromium(page: Page, css: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: css });
  const trees = await Promise.all(
    nodeIds.map((nodeId) => session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })),
  );
  await session.detach();
  return trees.map(({ nodes: [node] }) => String(node?.role?.value));
}

function locate(page: Page, target: Target): Locator {
  if ('css' in target) return page.locator(target.css);
  const name = new RegExp(`^${escapePattern(target.name)}`);
  return page.locator(target.within ?? 'body').getByRole(target.role, { name });
}
