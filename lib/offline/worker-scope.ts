import type { NetworkStatus } from '../requests/network';

/** An event that can be extended until a promise settles. */
type WaitingEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

/** A request that the worker may answer. */
export type RequestEvent = WaitingEvent & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

/** A message from a page. */
type PageMessageEvent = WaitingEvent & { data: unknown };

/** The part of the global scope that the worker uses; TypeScript loads the types of either pages or workers. */
export type WorkerScope = {
  location: Location;
  /** Without `connection` in browsers that do not tell whether the visitor saves data. */
  navigator: Pick<NetworkStatus, 'connection'>;
  caches: CacheStorage;
  registration: {
    unregister: () => Promise<boolean>;
    navigationPreload?: { enable: () => Promise<void> };
  };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  fetch: typeof fetch;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
};

type WorkerEvents = {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: RequestEvent;
  message: PageMessageEvent;
};

/** Settings from the build: the offline pages, the default language's first, and the paths that are never saved, including paths below them. */
export type WorkerSettings = {
  offlinePages: readonly { prefix: string; path: string }[];
  neverSaved: readonly string[];
};

/** What each function of the worker gets. */
export type OfflineWorker = { scope: WorkerScope; settings: WorkerSettings };
