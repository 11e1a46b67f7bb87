import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArgs, headlessShellPath } from '@/scripts/kit/chromium-path';
import type { Screen } from '@/scripts/kit/screens';

/** Slow 4G and a four times slower processor, throttled as Lighthouse does (`devtools` method). */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
} as const;
const cpuSlowdown = 4;

/**
 * The machine's headless shell, for Lighthouse: it listens on `port` and accepts the certificates of this benchmark. All runs share one headless
 * browser, because in a freshly started or windowed one the TBT of a page without any script varies by 100 ms on two cores.
 */
export async function openShell(port: number): Promise<Browser> {
  return chromium.launch({
    executablePath: headlessShellPath(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  });
}

/** A new visitor, with or without data saver. */
export async function newVisitor(browser: Browser, screen: Screen, saveData: boolean): Promise<BrowserContext> {
  const context = await browser.newContext(screen);
  await context.addInitScript(
    (saveData) => Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } }),
    saveData,
  );
  return context;
}

/** Throttles this page to Slow 4G, and to a four times slower processor unless `processor` is `fast`. */
export async function throttle(page: Page, processor: 'slow' | 'fast' = 'slow'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  if (processor === 'slow') await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
