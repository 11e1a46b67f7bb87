import type { RequestEvent, WorkerScope } from '@/lib/offline/worker-scope';

type Listener = (event: object) => void;
type Asked = { method?: string; mode?: string; preloadResponse?: Promise<Response | undefined> };

/** The Cache API in memory; `isFull` makes every write fail, and files in `gone` cannot be fetched. */
function fakeCaches(state: { isFull: boolean; added: string[]; gone: string[] }) {
  const caches = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'https://site.example').href;
  const open = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    const put = async (request: RequestInfo | URL, response: Response) => {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
      // A replaced entry becomes the newest.
      entries.delete(keyOf(request));
      entries.set(keyOf(request), response);
    };
    return Promise.resolve({
      match: async (request: RequestInfo | URL) => entries.get(keyOf(request))?.clone(),
      put,
      add: async (address: string) => {
        if (state.gone.includes(address)) throw new TypeError('bad response status');
        state.added.push(address);
        await put(address, new Response('file'));
      },
      delete: async (request: RequestInfo | URL) => entries.delete(keyOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    });
  };
  return { open, keys: async () => [...caches.keys()], delete: async (name: string) => caches.delete(name) };
}

/** A worker's global scope in memory, with a network that the test controls. */
export function fakeScope() {
  const listeners = new Map<string, Listener>();
  const state = {
    isFull: false,
    /** The files that were fetched to be saved. */
    added: [] as string[],
    gone: [] as string[],
    network: (path: string): Promise<Response> => Promise.resolve(html(`network ${path}`)),
    unregistered: false,
  };
  const caches = fakeCaches(state) as unknown as CacheStorage;
  const scope = {
    location: { origin: 'https://site.example' },
    navigator: {},
    caches,
    registration: { unregister: async () => (state.unregistered = true) },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    fetch: (request: RequestInfo) =>
      state.network(new URL(request instanceof Request ? request.url : request, 'https://site.example').pathname),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  } as unknown as WorkerScope;

  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  const settle = async () => {
    while (work.length > 0) await work.shift();
  };
  const dispatch = async (type: string, event: object = {}) => {
    listeners.get(type)?.({ waitUntil, ...event });
    await settle();
  };
  /** The worker's response; undefined if it leaves the request to the browser. */
  const ask = (path: string, { method = 'GET', mode = 'navigate', preloadResponse }: Asked = {}) => {
    let answer: Promise<Response> | undefined;
    const request = Object.assign(new Request(new URL(path, 'https://site.example'), { method }), {});
    Object.defineProperty(request, 'mode', { value: mode });
    const respondWith = (given: Promise<Response>) => void (answer = given);
    const event: Partial<RequestEvent> = { request, waitUntil, preloadResponse, respondWith };
    listeners.get('fetch')?.(event);
    return answer;
  };
  return { scope, state, caches, dispatch, ask, settle };
}

/** A page as the network returns it. */
export function html(body: string, status = 200): Response {
  return new Response(
    `<html lang="en-US"><title>${body} – Firm</title><p data-saved-copy="" hidden=""><time data-saved-at=""></time></p><section data-saved-pages="" hidden=""><ul data-saved-list=""></ul></section>${body}</html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'",
        'Content-Encoding': 'br',
        'Content-Length': '7',
      },
    },
  );
}
