import { setTimeout as after } from 'node:timers/promises';
import { Builder, By, Capabilities, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { describeFirstShown } from './describe-first-shown';
import { findInPage } from './find-in-page';
import type { Engine, Key as KeyName, Target, Visitor } from './visitor';
import { startWebKitDriver } from './webkit-driver';
import { withinSite } from './within-site';

const keys: Record<KeyName, string> = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** How long a click waits until its target exists and does not move, in ms. */
const clickMs = 10_000;

/** How long the page may take to have the width of its window, in ms. */
const resizeMs = 10_000;

/** WebKitGTK's small browser, driven by WebDriver; each visit has its own session. */
export async function startWebKitEngine(driverPath: string, { javaScript }: { javaScript: boolean }): Promise<Engine> {
  const service = await startWebKitDriver(driverPath);
  const args = ['--automation', ...(javaScript ? [] : ['--enable-javascript=FALSE'])];
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } });
  return {
    visit: async (baseURL) => {
      const visitor = visitorOf(
        await new Builder().usingServer(service.url).withCapabilities(capabilities).build(),
        baseURL,
      );
      await visitor.resize(1440, 900);
      return visitor;
    },
    stop: async () => service.stop(),
  };
}

function visitorOf(driver: WebDriver, baseURL: string): Visitor {
  const evaluate: Visitor['evaluate'] = (script, argument) =>
    driver.executeScript(`return (${String(script)})(arguments[0])`, argument);
  const problems: string[] = [];
  /** Collects the problems that the open document has recorded since the last call. */
  const collect = async () => void problems.push(...(await evaluate(takeProblems)));
  return {
    open: async (path) => {
      await collect();
      await driver.get(baseURL + path);
      await evaluate(noteProblems);
    },
    resize: async (width, height) => {
      // The window may be wider than requested, and the page adopts its width later.
      const { width: given } = await driver.manage().window().setRect({ width, height });
      await driver.wait(() => evaluate((wanted) => innerWidth === wanted, given), resizeMs);
    },
    movePointer: () =>
      driver.actions().move({ x: 2, y: 300, duration: 0 }).move({ x: 2, y: 301, duration: 0 }).perform(),
    click: (target) => click(driver, target),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    look: (target) => findInPage(driver, target, describeFirstShown),
    address: async () => withinSite(await driver.getCurrentUrl()),
    roles: async (css) => {
      const found = await driver.findElements(By.css(css));
      return Promise.all(found.map((element) => element.getAriaRole()));
    },
    evaluate,
    problems: async () => {
      await collect();
      return problems;
    },
    leave: () => driver.quit(),
  };
}

type Noting = Window & { problems?: string[] };

/**
 * Runs in the page: records errors and policy violations from now on, which is after loading but before the program starts.
 * WebKitWebDriver has no log, and it cannot run a script before the page’s own.
 */
function noteProblems() {
  const noted: string[] = ((window as Noting).problems = []);
  const { error } = console;
  console.error = (...words: unknown[]) => {
    noted.push(words.map(String).join(' '));
    error(...words);
  };
  addEventListener(
    'error',
    (event) =>
      noted.push(event.message ? `uncaught: ${event.message}` : `not loaded: ${(event.target as Element).outerHTML}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => noted.push(`uncaught: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    noted.push(`${location.pathname}: ${effectiveDirective} refused ${blockedURI}`),
  );
}

/** Runs in the page. */
function takeProblems(): string[] {
  return (window as Noting).problems?.splice(0) ?? [];
}

/** Clicks after the element has stopped moving. */
async function click(driver: WebDriver, target: Target): Promise<void> {
  for (const end = Date.now() + clickMs; ; await after(50)) {
    try {
      const element = await findInPage(driver, target, firstShown);
      if (element && (await isStill(driver, element))) return await element.click();
    } catch (problem) {
      if (!(problem instanceof error.StaleElementReferenceError) || Date.now() > end) throw problem;
    }
    if (Date.now() > end) throw new Error(`There is nothing to click: ${JSON.stringify(target)}`);
  }
}

/** Runs in the page: scrolls the first element that is shown to the middle of the window, and returns it. */
function firstShown(elements: readonly Element[]): WebElement | null {
  const element = elements.find(
    (candidate) => candidate.checkVisibility({ visibilityProperty: true }) && candidate.getClientRects().length > 0,
  );
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return (element ?? null) as unknown as WebElement | null;
}

/** Whether the element does not move for two frames and nothing covers it. */
function isStill(driver: WebDriver, element: WebElement): Promise<boolean> {
  return driver.executeAsyncScript((target: Element, done: (still: boolean) => void) => {
    const place = () => target.getBoundingClientRect();
    const { x, y, width, height } = place();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const now = place();
        const onTop = document.elementFromPoint(now.x + now.width / 2, now.y + now.height / 2);
        done(
          now.x === x &&
            now.y === y &&
            now.width === width &&
            now.height === height &&
            !!onTop &&
            (target.contains(onTop) || onTop.contains(target)),
        );
      }),
    );
  }, element);
}
