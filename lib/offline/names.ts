/** Address of the worker that answers without a network; its scope is the whole site. */
export const workerAddress = '/offline-worker.js';

/** Name of the Trusted Types policy that allows only that address as a worker (`adapter/content-security-policy.ts`). */
export const workerPolicy = 'offline';

/** Names of the caches: pages by path, and files of the program. Changing the number discards all existing caches. */
export const cacheNames = { pages: 'site-pages-1', files: 'site-files-2' } as const;

/** Header of a stored page: when it was saved. */
export const savedAtHeader = 'X-Saved-At';

/** A page's message to the worker: which page is open, and which files of the program it has. */
export type VisitedMessage = { visited: string; files: readonly string[] };

/** Attributes by which the worker finds what to fill in on a cached page. */
export const marks = {
  savedCopy: 'data-saved-copy',
  savedAt: 'data-saved-at',
  savedPages: 'data-saved-pages',
  savedList: 'data-saved-list',
} as const;
