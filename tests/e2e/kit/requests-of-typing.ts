import type { Page } from '@playwright/test';

const linksOn = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.replace(/#.*/, '')));

/** Whether this is a file of the program, or data of a route with Next's hash of the route. No other query is allowed. */
function isOfProgram({ pathname, search }: URL): boolean {
  if (pathname.startsWith('/_next/static/')) return search === '';
  return pathname.endsWith('.txt') && /^\?_rsc=[\w-]{16}$/.test(search);
}

/**
 * Watches the requests of a page from now on. The returned function lists them without files of the program and linked pages, which are
 * prefetched when the browser is idle and do not depend on what is typed.
 */
export async function watchRequests(page: Page): Promise<() => Promise<readonly string[]>> {
  const requests: { url: string; method: string }[] = [];
  page.on('request', (request) => requests.push({ url: request.url(), method: request.method() }));
  const before = await linksOn(page);
  return async () => {
    const linked = [...before, ...(await linksOn(page))];
    const isFetchedAhead = ({ url, method }: { url: string; method: string }) =>
      (method === 'GET' || method === 'HEAD') && (isOfProgram(new URL(url)) || linked.includes(url));
    return requests.filter((request) => !isFetchedAhead(request)).map(({ url, method }) => `${method} ${url}`);
  };
}

/** The browser's storage, history entry and address, none of which typing may change. */
export function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const entry: unknown = history.state;
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases,
      document.cookie,
      location.href,
      entry,
    ]);
  });
}
