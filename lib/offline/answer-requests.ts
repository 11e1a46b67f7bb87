import { isWithin } from '../is-within';
import { cachePage } from './cache-pages';
import { savedFile, savedPage, savedPages } from './caches';
import { listSaved, markSaved } from './mark-page';
import type { OfflineWorker, RequestEvent, WorkerSettings } from './worker-scope';

/** How long to wait for the network before a saved copy, if any, is shown instead, in ms. */
const networkMs = 8000;

/** The page from the network, else its saved copy, else the offline page; a network that is silent for eight seconds counts as none (`offline-4`). */
export async function answerPage(worker: OfflineWorker, event: RequestEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  const network = (async () => (await event.preloadResponse) ?? worker.scope.fetch(event.request))();
  // A page that arrives too late to be shown is saved, too.
  event.waitUntil(network.then((response) => cachePage(worker, path, response.clone())).catch(() => {}));
  try {
    return await inTime(network);
  } catch (reason) {
    const saved = await savedCopy(worker, path);
    if (saved) return saved;
    return reason === tooLate ? network.catch(() => offlinePage(worker, path)) : offlinePage(worker, path);
  }
}

/** A file of the program: the saved one, which cannot be outdated because its name changes with its content, else from the network. */
export async function answerFile({ scope }: OfflineWorker, request: Request): Promise<Response> {
  return (await savedFile(scope.caches, request)) ?? scope.fetch(request);
}

async function savedCopy({ scope }: OfflineWorker, path: string): Promise<Response | undefined> {
  const saved = await savedPage(scope.caches, path);
  return saved && rewritten(saved.response, markSaved(await saved.response.text(), saved.savedAt));
}

/** The offline page in the language of `path`, with a list of the saved pages in that language. */
async function offlinePage({ scope, settings }: OfflineWorker, path: string): Promise<Response> {
  const home = offlinePageOf(settings, path);
  const saved = await savedPage(scope.caches, home);
  if (!saved) return Response.error();
  const offlinePaths = settings.offlinePages.map((page) => page.path);
  const pages = await savedPages(scope.caches, offlinePaths);
  const isOfLanguage = (each: string) => offlinePageOf(settings, each) === home;
  return rewritten(saved.response, listSaved(await saved.response.text(), pages, isOfLanguage));
}

function offlinePageOf({ offlinePages }: WorkerSettings, path: string): string {
  // The default language comes first, and its empty prefix matches every path.
  return offlinePages.findLast(({ prefix }) => isWithin(path, prefix))?.path ?? '/';
}

const tooLate = new Error('Timed out');

function inTime(network: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate), networkMs);
    void network.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function rewritten({ headers }: Response, html: string): Response {
  return new Response(html, { headers });
}
