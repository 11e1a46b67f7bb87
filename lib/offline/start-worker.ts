import type { WorkerScope } from './worker-scope';
import { startWorker, type WorkerSettings } from './worker';

/** Replaced with the settings when the worker is bundled (`adapter/offline-worker.ts`). */
declare const workerSettings: WorkerSettings;
declare const self: WorkerScope;

startWorker(self, workerSettings);
