import { runtimeFolder } from '../browser/runtime';
import { isWithin } from '../is-within';
import { addFiles, putPage, savedPage } from './caches';
import { programOf } from './mark-page';
import type { OfflineWorker } from './worker-scope';

const notSaved = new Error('Not saved');

/**
 * Saves a page as the host sent it. Throws if it is not saved: the response is an error, a redirect or not a page, the page may not be saved,
 * or the cache is full or forbidden.
 */
export async function cachePage(worker: OfflineWorker, path: string, response: Response): Promise<void> {
  const { scope, settings } = worker;
  const isPage = response.ok && !response.redirected && /^text\/html/.test(response.headers.get('Content-Type') ?? '');
  if (!isPage) throw notSaved;
  requireSavable(worker, path);
  const pinned = settings.offlinePages.map((page) => page.path);
  await putPage(scope.caches, path, response, { now: new Date(), pinned });
}

/**
 * Fetches a page and saves it with its program and other `files`. A chunk that cannot be fetched would reload the page, so it is saved with
 * its whole program. Throws if the page itself is not saved; then the previous copy stays.
 */
export async function cacheWithProgram(
  worker: OfflineWorker,
  path: string,
  files: readonly string[] = [],
): Promise<void> {
  requireSavable(worker, path);
  await cachePage(worker, path, await worker.scope.fetch(path));
  const { caches } = worker.scope;
  const saved = await savedPage(caches, path);
  const program = saved ? programOf(await saved.response.text()) : [];
  // Files of the program that the page does not list may contain the texts of a page that is never saved.
  await addFiles(caches, [...program, ...files.filter((file) => !file.startsWith(`${runtimeFolder}/`))]);
}

/**
 * Throws for a page that is never saved, and with data saver for any. Hosts decode paths, and some answer `/about.html` with the page, so that it
 * has several addresses; a path that cannot be decoded is no page.
 */
function requireSavable({ scope, settings }: OfflineWorker, path: string): void {
  const page = decodeURIComponent(path).replace(/\.html$/, '');
  if (scope.navigator.connection?.saveData || settings.neverSaved.some((never) => isWithin(page, never)))
    throw notSaved;
}
