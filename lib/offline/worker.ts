import { runtimeFolder } from '../browser/runtime';
import { isWithin } from '../links/is-within';
import { listSaved, markSaved, programOf } from './mark-page';
import { stores, type VisitedMessage } from './names';
import { removeStores, savedFile, savedPage, savedPages, saveFiles, savePage } from './store';
import type { RequestEvent, WorkerScope } from './worker-scope';

/** How long to wait for the network before a saved copy, if any, is shown instead, in ms. */
const networkMs = 8000;

/** Settings from the build: the offline pages, the default language's first, and the paths that are never saved, including paths below them. */
export type WorkerSettings = {
  offlinePages: readonly { prefix: string; path: string }[];
  neverSaved: readonly string[];
};

/** Answers page requests from the network, or from the cache without a network. */
export function startWorker(scope: WorkerScope, { offlinePages, neverSaved }: WorkerSettings): void {
  const { caches } = scope;
  const offlinePaths = offlinePages.map(({ path }) => path);
  const offlinePageOf = (path: string) =>
    offlinePages.findLast(({ prefix }) => isWithin(path, prefix))?.path ?? offlinePaths[0] ?? '/';

  const isNeverSaved = (path: string) => neverSaved.some((never) => isWithin(path, never));

  const keep = async (path: string, response: Response) => {
    const isPage =
      response.ok && !response.redirected && /^text\/html/.test(response.headers.get('Content-Type') ?? '');
    if (isPage && !isNeverSaved(path)) await savePage(caches, path, response, { now: new Date(), kept: offlinePaths });
  };

  const fetchAndKeep = async (path: string) => {
    try {
      await keep(path, await scope.fetch(path));
    } catch {
      // Without a network the previous copy is kept.
    }
  };

  // A chunk that cannot be fetched would reload the page, so it is saved with its whole program.
  const keepWithProgram = async (path: string, files: readonly string[] = []) => {
    if (isNeverSaved(path)) return;
    await fetchAndKeep(path);
    const saved = await savedPage(caches, path);
    const program = saved ? programOf(await saved.response.text()) : [];
    // Files of the program that the page does not list may hold the texts of a page that is never saved.
    await saveFiles(caches, [...program, ...files.filter((file) => !file.startsWith(`${runtimeFolder}/`))]);
  };

  const fromStore = async (path: string): Promise<Response | undefined> => {
    const saved = await savedPage(caches, path);
    if (!saved) return undefined;
    return rewritten(saved.response, markSaved(await saved.response.text(), saved.savedAt));
  };

  const offlinePage = async (path: string): Promise<Response> => {
    const home = offlinePageOf(path);
    const saved = await savedPage(caches, home);
    if (!saved) return Response.error();
    const pages = await savedPages(caches, offlinePaths);
    return rewritten(
      saved.response,
      listSaved(await saved.response.text(), pages, (each) => offlinePageOf(each) === home),
    );
  };

  const page = async (event: RequestEvent): Promise<Response> => {
    const path = new URL(event.request.url).pathname;
    const network = (async () => (await event.preloadResponse) ?? scope.fetch(event.request))();
    // A rejection after the timeout would be unhandled if no saved copy awaits it.
    network.catch(() => {});
    try {
      const response = await inTime(network);
      event.waitUntil(keep(path, response.clone()));
      return response;
    } catch (reason) {
      const saved = await fromStore(path);
      if (saved) return saved;
      return reason === tooLate ? network.catch(() => offlinePage(path)) : offlinePage(path);
    }
  };

  const file = async (request: Request) => (await savedFile(caches, request)) ?? scope.fetch(request);

  scope.addEventListener('install', (event) => {
    void scope.skipWaiting();
    event.waitUntil(Promise.all(offlinePaths.map((path) => keepWithProgram(path))));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        removeStores(caches, Object.values(stores)),
        scope.clients.claim(),
        scope.registration.navigationPreload?.enable(),
      ]),
    );
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(page(event));
    else if (url.pathname.startsWith('/_next/static/')) event.respondWith(file(request));
  });
  scope.addEventListener('message', (event) => {
    const { visited, files } = event.data as VisitedMessage;
    event.waitUntil(keepWithProgram(visited, files));
  });
}

const tooLate = Symbol('too late');

function inTime(network: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate), networkMs);
    void network.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function rewritten({ headers }: Response, html: string): Response {
  return new Response(html, { headers });
}
