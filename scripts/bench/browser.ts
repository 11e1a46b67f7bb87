import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { headlessShellPath } from '@/scripts/kit/chromium-path';
import type { Screen } from '@/scripts/kit/screens';

/** Slow 4G and a processor four times slower, as Lighthouse throttles them (`devtools` method). */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
} as const;
const cpuSlowdown = 4;

/**
 * The machine's headless shell, for Lighthouse: it listens on `port` and takes the certificates of this bench. One browser for all runs, and one without
 * a window: in a browser that has just started, or that draws one, the TBT of a page without any script wavers by 100 ms on two cores.
 */
export async function openShell(port: number): Promise<Browser> {
  return chromium.launch({
    executablePath: headlessShellPath(),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-background-networking',
      '--ignore-certificate-errors',
    ],
  });
}

/** A new visitor, who saves data or does not. */
export async function newVisitor(browser: Browser, screen: Screen, saveData: boolean): Promise<BrowserContext> {
  const context = await browser.newContext(screen);
  await context.addInitScript(
    (saveData) => Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } }),
    saveData,
  );
  return context;
}

/** Slow 4G for this page, and a processor four times slower unless `processor` is `fast`. */
export async function throttle(page: Page, processor: 'slow' | 'fast' = 'slow'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  if (processor === 'slow') await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
