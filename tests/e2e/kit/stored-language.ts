import type { Page } from '@playwright/test';
import { userLocaleKey } from '@/lib/i18n/routing';

/** Stores `value` once, before the next document opens. Returns a list to which the address of each document that paints anything is added. */
export async function storeLanguage(page: Page, value: string): Promise<readonly string[]> {
  const painted: string[] = [];
  await page.exposeFunction('reportPainted', (address: string) => painted.push(address));
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('stored') === null) localStorage.setItem(key, text);
      sessionStorage.setItem('stored', '');
      new PerformanceObserver(() =>
        (window as unknown as { reportPainted: (address: string) => void }).reportPainted(location.pathname),
      ).observe({ type: 'paint', buffered: true });
    },
    [userLocaleKey, value] as const,
  );
  return painted;
}
