/** An event that waits for a promise before it is over. */
type WaitingEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

/** A request that the worker may answer. */
export type RequestEvent = WaitingEvent & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

/** Word from a page. */
type PageMessageEvent = WaitingEvent & { data: unknown };

/** What the worker uses of its global scope; TypeScript has either the types of pages or those of workers. */
export type WorkerScope = {
  location: Location;
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
