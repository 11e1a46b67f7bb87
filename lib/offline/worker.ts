import { answerFile, answerPage } from './answer-requests';
import { cacheWithProgram } from './cache-pages';
import { deleteCaches } from './caches';
import { cacheNames, type VisitedMessage } from './names';
import type { WorkerScope, WorkerSettings } from './worker-scope';

/** Answers page requests from the network, or from the cache without a network. */
export function startWorker(scope: WorkerScope, settings: WorkerSettings): void {
  const worker = { scope, settings };
  scope.addEventListener('install', (event) => {
    void scope.skipWaiting();
    // Without its offline pages the worker is not installed: an earlier one stays, and the browser tries again at the next page.
    event.waitUntil(Promise.all(settings.offlinePages.map(({ path }) => cacheWithProgram(worker, path))));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        deleteCaches(scope.caches, Object.values(cacheNames)),
        scope.clients.claim(),
        scope.registration.navigationPreload?.enable(),
      ]),
    );
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(answerPage(worker, event));
    else if (url.pathname.startsWith('/_next/static/')) event.respondWith(answerFile(worker, request));
  });
  scope.addEventListener('message', (event) => {
    // A page of another build may still be open and send a message of another form.
    const { visited, files } = (event.data ?? {}) as Partial<Record<keyof VisitedMessage, unknown>>;
    if (typeof visited === 'string' && isTexts(files))
      event.waitUntil(cacheWithProgram(worker, visited, files).catch(() => {}));
  });
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
