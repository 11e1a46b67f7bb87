import { type SavedPage, titleOf } from './mark-page';
import { cacheNames, savedAtHeader } from './names';

/** The most entries per cache; the oldest are deleted first, but no file that the visited page needs. */
const maxEntries = { pages: 60, files: 300 } as const;

/** Ignores a full or forbidden cache: the page is still shown, and only its copy is missing. */
async function ignoringErrors<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/**
 * Stores a page under its path with the time and its headers, including the security policy. Pages in `pinned` are never deleted to make room.
 * Throws if the cache is full or forbidden.
 */
export async function putPage(
  caches: CacheStorage,
  path: string,
  response: Response,
  { now, pinned }: { now: Date; pinned: readonly string[] },
): Promise<void> {
  const headers = new Headers(response.headers);
  // The body has already been decompressed.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  headers.set(savedAtHeader, now.toISOString());
  const pages = await caches.open(cacheNames.pages);
  // The earlier copy stays until the whole page has arrived.
  await pages.put(path, new Response(await response.blob(), { headers }));
  await evictOldest(pages, maxEntries.pages, pinned);
}

/** A saved page with the time it was saved. */
export function savedPage(caches: CacheStorage, path: string) {
  return ignoringErrors(async () => {
    const response = await (await caches.open(cacheNames.pages)).match(path);
    return response && { response, savedAt: response.headers.get(savedAtHeader) ?? '' };
  });
}

/** All saved pages except those in `except`. */
export async function savedPages(caches: CacheStorage, except: readonly string[]): Promise<SavedPage[]> {
  const found = await ignoringErrors(async () => {
    const pages = await caches.open(cacheNames.pages);
    const paths = (await pages.keys()).map(({ url }) => new URL(url).pathname).filter((path) => !except.includes(path));
    return Promise.all(
      paths.map(async (path) => {
        const response = await pages.match(path);
        const savedAt = response?.headers.get(savedAtHeader) ?? '';
        return { path, title: titleOf((await response?.text()) ?? ''), savedAt };
      }),
    );
  });
  return found ?? [];
}

/** Stores the files that are not cached yet, each alone, since some may be gone after a deployment; their names change with their contents. */
export function addFiles(caches: CacheStorage, addresses: readonly string[]) {
  return ignoringErrors(async () => {
    const files = await caches.open(cacheNames.files);
    for (const address of addresses)
      await ignoringErrors(async () => (await files.match(address)) ?? files.add(address));
    await evictOldest(files, maxEntries.files, addresses.slice(-maxEntries.files));
  });
}

/** A saved file of the program. */
export function savedFile(caches: CacheStorage, request: Request) {
  return ignoringErrors(async () => (await caches.open(cacheNames.files)).match(request));
}

/** Deletes all caches except those named in `except`. */
export function deleteCaches(caches: CacheStorage, except: readonly string[]) {
  return ignoringErrors(async () => {
    const names = (await caches.keys()).filter((name) => !except.includes(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  });
}

/** Deletes the oldest entries above `length`, but none whose path is in `pinned`. */
async function evictOldest(cache: Cache, length: number, pinned: readonly string[]) {
  const keys = await cache.keys();
  const deletable = keys.filter(({ url }) => !pinned.includes(new URL(url).pathname));
  await Promise.all(deletable.slice(0, Math.max(keys.length - length, 0)).map((key) => cache.delete(key)));
}
