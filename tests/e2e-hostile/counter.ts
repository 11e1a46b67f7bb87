import type { Page } from '@playwright/test';

/** The property under which the copy counts visits. */
export const analyticsId = 'property-1';

const script = '/_vercel/insights/script.js';

/** Serves a counter in place of the one that only the analytics host has, which keeps what it is told. Gives the addresses that are asked for. */
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
        for (const told of window.vaq ?? []) window.va(...told);
      }`,
    });
  });
  return asked;
}

/** What the counter was told on the present document: property, event and path. */
export function counted(page: Page): Promise<readonly string[] | undefined> {
  return page.evaluate(() => (window as { counted?: string[] }).counted);
}

/** The addresses of a visit that is counted: the counter, once. */
export const counterOnce: readonly string[] = [script];
