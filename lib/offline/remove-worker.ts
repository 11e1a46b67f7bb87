import { removeStores } from './store';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

/* The worker of a build with offline reading off: a browser that has the other one gets this as its update, and both are gone. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeStores(self.caches, []), self.registration.unregister()]));
});
