import type { Page } from '@playwright/test';
import { userLocaleKey } from '@/lib/i18n/routing';

/** Puts `value` into storage before the next document opens, once; the list that it gives grows by each address that paints anything. */
export async function storeLanguage(page: Page, value: string): Promise<readonly string[]> {
  const painted: string[] = [];
  await page.exposeFunction('tellPainted', (address: string) => painted.push(address));
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('stored') === null) localStorage.setItem(key, text);
      sessionStorage.setItem('stored', '');
      new PerformanceObserver(() =>
        (window as unknown as { tellPainted: (address: string) => void }).tellPainted(location.pathname),
      ).observe({ type: 'paint', buffered: true });
    },
    [userLocaleKey, value] as const,
  );
  return painted;
}
