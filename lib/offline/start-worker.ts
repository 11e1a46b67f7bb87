import { startWorker } from './worker';
import type { WorkerScope, WorkerSettings } from './worker-scope';

/** Replaced with the settings when the worker is bundled (`adapter/offline-worker.ts`). */
declare const workerSettings: WorkerSettings;
declare const self: WorkerScope;

startWorker(self, workerSettings);
