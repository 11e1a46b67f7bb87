import { runtimeFolder } from '../browser/runtime';
import { isWithin } from '../links/is-within';
import { addFiles, putPage, savedPage } from './caches';
import { programOf } from './mark-page';
import type { OfflineWorker, WorkerSettings } from './worker-scope';

/** Saves a page as the host sent it, unless the response is an error, a redirect or not a page, or the page is one that is never saved. */
export async function cachePage({ scope, settings }: OfflineWorker, path: string, response: Response): Promise<void> {
  const isPage = response.ok && !response.redirected && /^text\/html/.test(response.headers.get('Content-Type') ?? '');
  if (!isPage || isNeverSaved(settings, path)) return;
  const pinned = settings.offlinePages.map((page) => page.path);
  await putPage(scope.caches, path, response, { now: new Date(), pinned });
}

/**
 * Fetches a page and saves it with its program and other `files`. A chunk that cannot be fetched would reload the page, so it is saved with
 * its whole program.
 */
export async function cacheWithProgram(
  worker: OfflineWorker,
  path: string,
  files: readonly string[] = [],
): Promise<void> {
  if (isNeverSaved(worker.settings, path)) return;
  await fetchAndCache(worker, path);
  const { caches } = worker.scope;
  const saved = await savedPage(caches, path);
  const program = saved ? programOf(await saved.response.text()) : [];
  // Files of the program that the page does not list may contain the texts of a page that is never saved.
  await addFiles(caches, [...program, ...files.filter((file) => !file.startsWith(`${runtimeFolder}/`))]);
}

async function fetchAndCache(worker: OfflineWorker, path: string): Promise<void> {
  try {
    await cachePage(worker, path, await worker.scope.fetch(path));
  } catch {
    // Without a network the previous copy stays.
  }
}

/** Hosts decode paths, and some answer `/about.html` with the page, so that it has several addresses. A path that cannot be decoded is no page. */
function isNeverSaved({ neverSaved }: WorkerSettings, path: string): boolean {
  try {
    const page = decodeURIComponent(path).replace(/\.html$/, '');
    return neverSaved.some((never) => isWithin(page, never));
  } catch {
    return true;
  }
}
