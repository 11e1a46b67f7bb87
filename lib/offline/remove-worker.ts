import { deleteCaches } from './caches';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

/* The worker of a build without offline reading: browsers with the other worker get this one as an update, which removes all caches and itself. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteCaches(self.caches, []), self.registration.unregister()]));
});
