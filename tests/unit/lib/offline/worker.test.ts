import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from '@/lib/offline/names';
import { startWorker } from '@/lib/offline/worker';
import { fakeScope, html } from './fake-scope';

const settings = {
  offlinePages: [
    { prefix: '', path: '/offline' },
    { prefix: '/es', path: '/es/offline' },
  ],
  neverSaved: ['/secret', '/help/secret'],
};
const down = () => Promise.reject(new TypeError('Failed to fetch'));

let browser = fakeScope();
const textOf = async (path: string) => (await (await browser.ask(path))?.text()) ?? '';
const visit = async (path: string) => {
  const text = await textOf(path);
  await browser.settle();
  return text;
};

beforeEach(async () => {
  browser = fakeScope();
  startWorker(browser.scope, settings);
  await browser.dispatch('install');
  await browser.dispatch('activate');
});

afterEach(() => {
  vi.useRealTimers();
});

/** A page from a redirect, also when cloned. */
function redirected(): Response {
  return Object.defineProperties(html('elsewhere'), { redirected: { value: true }, clone: { value: redirected } });
}

/** A page whose connection breaks after the first bytes. */
function brokenOff(): Response {
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('<html>')),
    pull: (stream) => stream.error(new TypeError('network error')),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/html' } });
}

describe('online', () => {
  it('prefers the network to a saved page', async () => {
    await visit('/about');
    browser.state.network = async () => html('a new deployment');
    expect(await visit('/about')).toContain('a new deployment');
    browser.state.network = down;
    expect(await visit('/about')).toContain('a new deployment');
  });

  it('shows a server error and does not save it', async () => {
    await visit('/about');
    browser.state.network = async () => html('broken', 500);
    expect(await visit('/about')).toContain('broken');
    browser.state.network = down;
    expect(await visit('/about')).toContain('network /about');
  });

  it('falls back to a saved page after eight seconds, saves what arrives later, and otherwise keeps waiting [offline-4]', async () => {
    await visit('/about');
    vi.useFakeTimers();
    let late: (response: Response) => void = () => {};
    browser.state.network = () => new Promise((resolve) => (late = resolve));
    const saved = textOf('/about');
    await vi.advanceTimersByTimeAsync(7999);
    expect(await Promise.race([saved, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await saved).toContain('data-saved-copy=""><time datetime');
    late(html('too late to be shown'));
    await browser.settle();
    const again = textOf('/about');
    await vi.advanceTimersByTimeAsync(8000);
    expect(await again).toContain('too late to be shown');
    const unsaved = textOf('/contact');
    await vi.advanceTimersByTimeAsync(20_000);
    late(html('at last'));
    expect(await unsaved).toContain('at last');
  });

  it('shows the offline page when the network fails after eight seconds and nothing is saved', async () => {
    vi.useFakeTimers();
    let fail: (reason: Error) => void = () => {};
    browser.state.network = () => new Promise((_, reject) => (fail = reject));
    const unsaved = textOf('/es/contact');
    await vi.advanceTimersByTimeAsync(8000);
    fail(new TypeError('Failed to fetch'));
    expect(await unsaved).toContain('network /es/offline');
  });

  it('leaves no timer after a response in time', async () => {
    vi.useFakeTimers();
    await textOf('/about');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('uses the navigation preload response instead of fetching again', async () => {
    const network = vi.spyOn(browser.state, 'network');
    const ahead = await browser.ask('/about', { preloadResponse: Promise.resolve(html('asked ahead')) });
    expect(await ahead?.text()).toContain('asked ahead');
    expect(network).not.toHaveBeenCalled();
    const none = await browser.ask('/about', { preloadResponse: Promise.resolve(undefined) });
    expect(await none?.text()).toContain('network /about');
  });

  it.each([
    ['a file that is no page', () => new Response('text', { headers: { 'Content-Type': 'text/plain' } })],
    ['a file of no type', () => new Response(new Uint8Array([1]))],
    ['what another address answered', redirected],
  ])('shows %s and does not save it', async (_, answer) => {
    browser.state.network = async () => answer();
    await visit('/about');
    browser.state.network = down;
    expect(await textOf('/about')).toContain('network /offline');
  });

  it('handles only GET requests for this site’s pages and scripts', () => {
    expect(browser.ask('/about', { method: 'POST' })).toBeUndefined();
    expect(browser.ask('https://other.example/')).toBeUndefined();
    expect(browser.ask('/images/a.avif', { mode: 'no-cors' })).toBeUndefined();
    expect(browser.ask('/about.txt', { mode: 'cors' })).toBeUndefined();
  });
});

describe('a message from a page', () => {
  it.each([
    null,
    'visited',
    {},
    { visited: '/about' },
    { visited: 7, files: [] },
    { visited: '/about', files: '/_next/static/a.js' },
    { visited: '/about', files: ['/_next/static/a.js', 7] },
  ])('with another format is ignored: %j', async (data) => {
    const network = vi.spyOn(browser.state, 'network');
    await browser.dispatch('message', { data });
    expect(network).not.toHaveBeenCalled();
    expect(browser.state.added).toEqual([]);
  });
});

describe('offline', () => {
  it('shows a visited page as a saved copy, with the page’s policy', async () => {
    await visit('/about');
    browser.state.network = down;
    const response = await browser.ask('/about?x=1');
    expect(response?.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    for (const name of ['Content-Encoding', 'Content-Length']) expect(response?.headers.get(name)).toBeNull();
    expect(await response?.text()).toContain('data-saved-copy=""><time datetime');
  });

  it.each([
    ['/nope', 'network /offline'],
    ['/es/nope', 'network /es/offline'],
    ['/es', 'network /es/offline'],
    ['/espresso', 'network /offline'],
  ])('shows the offline page in the language of %s', async (path, text) => {
    browser.state.network = down;
    expect(await textOf(path)).toContain(text);
  });

  it('lists the saved pages of its language on the offline page', async () => {
    await visit('/about');
    await visit('/es/about');
    browser.state.network = down;
    const listed = await textOf('/nope');
    expect(listed).toMatch(/<li><a href="\/about">network \/about<\/a> \(<time datetime="\d/);
    expect(listed).not.toContain('/es/about');
    expect(listed).not.toContain('href="/offline"');
  });

  it('saves nothing while the visitor saves data [offline-1]', async () => {
    browser.scope.navigator.connection = { saveData: true };
    await visit('/about');
    const network = vi.spyOn(browser.state, 'network');
    await browser.dispatch('message', { data: { visited: '/contact', files: ['/_next/static/a.js'] } });
    expect(network, 'nor fetched').not.toHaveBeenCalled();
    expect(browser.state.added).toEqual([]);
    browser.state.network = down;
    expect(await textOf('/about')).toContain('network /offline');
  });

  it('does not save a page listed in neverSaved', async () => {
    await visit('/secret');
    const network = vi.spyOn(browser.state, 'network');
    await browser.dispatch('message', { data: { visited: '/secret', files: [] } });
    expect(network, 'nor fetched again').not.toHaveBeenCalled();
    browser.state.network = down;
    expect(await textOf('/secret')).toContain('network /offline');
  });

  it.each([
    ['with an encoded slash', '/help%2Fsecret'],
    ['with an encoded letter', '/help/%73ecret'],
    ['in both languages, encoded', '/help/%73ecret/en-es'],
    ['of its file', '/secret.html'],
    ['that cannot be decoded', '/%E0%A4%A'],
  ])('does not save such a page at an address %s', async (_, path) => {
    await visit(path);
    const network = vi.spyOn(browser.state, 'network');
    await browser.dispatch('message', { data: { visited: path, files: [] } });
    expect(network, 'nor fetched again').not.toHaveBeenCalled();
    browser.state.network = down;
    expect(await textOf(path)).toContain('network /offline');
  });

  it('does not save that page’s own scripts, even after navigation', async () => {
    const [own, other, shared] = ['own', 'other', 'shared'].map((name) => `/_next/static/runtime/${name}.js`);
    browser.state.network = async (path) =>
      html(`<script data-runtime="${path === '/secret' ? own : other} ${shared}"></script>`);
    await browser.dispatch('message', { data: { visited: '/secret', files: [own, shared] } });
    await browser.dispatch('message', { data: { visited: '/about', files: [own, shared, '/_next/static/a.js'] } });
    const files = await (await browser.scope.caches.open(cacheNames.files)).keys();
    const saved = files.map(({ url }) => new URL(url).pathname);
    expect(saved).not.toContain(own);
    expect(saved).toEqual(expect.arrayContaining([other, shared, '/_next/static/a.js']));
  });

  it('does not save that page’s bilingual version, but saves a page with a longer name', async () => {
    await visit('/secret/en-es');
    await visit('/secretary');
    browser.state.network = down;
    expect(await textOf('/secret/en-es')).toContain('network /offline');
    expect(await textOf('/secretary')).toContain('network /secretary');
  });

  it('saves a page and its scripts after its message', async () => {
    await browser.dispatch('message', { data: { visited: '/about', files: ['/_next/static/a.js'] } });
    browser.state.network = down;
    expect(await textOf('/about')).toContain('network /about');
    expect(await (await browser.ask('/_next/static/a.js', { mode: 'cors' }))?.text()).toBe('file');
    await expect(browser.ask('/_next/static/b.js', { mode: 'cors' })).rejects.toThrow('Failed to fetch');
  });
});

describe('the cache', () => {
  it('ignores errors when it is full or blocked', async () => {
    browser.state.isFull = true;
    expect(await visit('/about')).toContain('network /about');
    await browser.dispatch('message', { data: { visited: '/contact', files: ['/_next/static/a.js'] } });
    browser.scope.caches.open = () => Promise.reject(new DOMException('no', 'SecurityError'));
    expect(await visit('/about')).toContain('network /about');
    browser.state.network = down;
    expect((await browser.ask('/about'))?.type).toBe('error');
  });

  it.each([
    ['the rest of a newer one does not arrive', () => (browser.state.network = async () => brokenOff())],
    ['it is full', () => (browser.state.isFull = true)],
  ])('keeps a saved page when %s', async (_, breakNext) => {
    await visit('/about');
    breakNext();
    await (await browser.ask('/about'))?.text().catch(() => {});
    await browser.settle();
    browser.state.network = down;
    expect(await visit('/about')).toContain('network /about');
  });

  it('keeps fifty pages, and fetches each script once', async () => {
    for (let index = 0; index < 50; index++) await visit(`/page-${index}`);
    const pages = await browser.caches.open(cacheNames.pages);
    for (let index = 0; index < 50; index++) expect(await pages.match(`/page-${index}`)).toBeTruthy();
    const files = ['/_next/static/a.js', '/_next/static/b.js'];
    for (const visited of ['/page-1', '/page-2']) await browser.dispatch('message', { data: { visited, files } });
    expect(browser.state.added).toEqual(files);
  });

  it('keeps the newest three hundred files', async () => {
    const files = Array.from({ length: 310 }, (_, index) => `/_next/static/${index}.js`);
    await browser.dispatch('message', { data: { visited: '/about', files } });
    const saved = (await (await browser.caches.open(cacheNames.files)).keys()).map(({ url }) => new URL(url).pathname);
    expect(saved).toEqual(files.slice(10));
  });

  it('deletes no file of the page that was just visited to make room [offline-1]', async () => {
    const shared = '/_next/static/shared.js';
    for (let visit = 0; visit < 3; visit++) {
      const own = Array.from({ length: 100 }, (_, index) => `/_next/static/${visit}-${index}.js`);
      await browser.dispatch('message', { data: { visited: `/page-${visit}`, files: [shared, ...own] } });
    }
    const saved = (await (await browser.caches.open(cacheNames.files)).keys()).map(({ url }) => new URL(url).pathname);
    expect(saved).toContain(shared);
    expect(saved).not.toContain('/_next/static/0-0.js');
    expect(saved).toHaveLength(300);
  });

  it('skips files that are gone, and keeps at most three hundred', async () => {
    const files = Array.from({ length: 310 }, (_, index) => `/_next/static/${index}.js`);
    browser.state.gone = ['/_next/static/305.js'];
    await browser.dispatch('message', { data: { visited: '/about', files } });
    const saved = (await (await browser.caches.open(cacheNames.files)).keys()).map(({ url }) => new URL(url).pathname);
    expect(saved).toEqual(files.filter((_, index) => index > 8 && index !== 305));
  });

  it('counts a revisited page as new', async () => {
    await visit('/first');
    await visit('/second');
    await visit('/first');
    for (let index = 0; index < 57; index++) await visit(`/page-${index}`);
    const pages = await browser.caches.open(cacheNames.pages);
    expect(await pages.match('/second')).toBeUndefined();
    expect(await pages.match('/first')).toBeTruthy();
  });

  it('keeps the newest sixty pages', async () => {
    for (let index = 0; index < 70; index++) await visit(`/page-${index}`);
    const pages = await browser.caches.open(cacheNames.pages);
    expect(await pages.keys()).toHaveLength(60);
    expect(await pages.match('/page-69')).toBeTruthy();
  });

  it('keeps the offline page of each language after many visits', async () => {
    for (let index = 0; index < 70; index++) await visit(`/page-${index}`);
    browser.state.network = down;
    expect(await textOf('/not-visited')).toContain('/offline');
    expect(await textOf('/es/not-visited')).toContain('/es/offline');
  });

  it('of another version is deleted', async () => {
    await browser.caches.open('site-pages-0');
    await browser.dispatch('activate');
    expect(await browser.caches.keys()).not.toContain('site-pages-0');
  });
});

describe('a new worker', () => {
  it('takes control of open pages at once, and enables navigation preload if supported', async () => {
    const fresh = fakeScope();
    const skipWaiting = vi.spyOn(fresh.scope, 'skipWaiting');
    const claim = vi.spyOn(fresh.scope.clients, 'claim');
    const enable = vi.fn(async () => {});
    fresh.scope.registration.navigationPreload = { enable };
    startWorker(fresh.scope, settings);
    await fresh.dispatch('install');
    await fresh.dispatch('activate');
    for (const call of [skipWaiting, claim, enable]) expect(call).toHaveBeenCalledOnce();
  });

  it.each([
    ['a host that answers with an error', () => (browser.state.network = async () => html('broken', 500))],
    ['a network that fails', () => (browser.state.network = down)],
    ['a full cache', () => (browser.state.isFull = true)],
    ['data saver', () => (browser.scope.navigator.connection = { saveData: true })],
  ])('is not installed without its offline pages: %s [offline-2]', async (_, fail) => {
    fail();
    await expect(browser.dispatch('install')).rejects.toThrow();
    browser.state.network = down;
    expect(await textOf('/nope'), 'the copy of the earlier worker stays').toContain('network /offline');
  });

  it('keeps the existing cache', async () => {
    await visit('/about');
    await browser.dispatch('activate');
    browser.state.network = down;
    expect(await textOf('/about')).toContain('network /about');
  });

  it('returns a network error when the build has no offline pages', async () => {
    const bare = fakeScope();
    startWorker(bare.scope, { offlinePages: [], neverSaved: [] });
    await bare.dispatch('install');
    bare.state.network = down;
    expect((await bare.ask('/about'))?.type).toBe('error');
  });
});
