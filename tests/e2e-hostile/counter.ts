import type { Page } from '@playwright/test';

/** The property under which the copy counts visits. */
export const analyticsId = 'property-1';

const script = '/_vercel/insights/script.js';

/** Serves a counter that records its calls in place of the analytics host's own. Returns the list of requested addresses, which grows. */
export async function serveCounter(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route('**/_vercel/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: 'text/javascript',
      body: `{
        const { dsn } = document.currentScript.dataset;
        window.counted = [];
        window.va = (event, { path } = {}) => window.counted.push([dsn, event, path].join(' '));
        for (const call of window.vaq ?? []) window.va(...call);
      }`,
    });
  });
  return asked;
}

/** The counter's calls on the current document: property, event and path. */
export function counted(page: Page): Promise<readonly string[] | undefined> {
  return page.evaluate(() => (window as { counted?: string[] }).counted);
}

/** The requested addresses of a counted visit: the counter, once. */
export const counterOnce: readonly string[] = [script];
