import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stores } from '@/lib/offline/names';
import { startWorker } from '@/lib/offline/worker';
import { fakeScope, html } from './fake-scope';

const settings = {
  offlinePages: [
    { prefix: '', path: '/offline' },
    { prefix: '/es', path: '/es/offline' },
  ],
  neverSaved: ['/secret'],
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

/** A page that another address answered, as its copies say, too. */
function redirected(): Response {
  return Object.defineProperties(html('elsewhere'), { redirected: { value: true }, clone: { value: redirected } });
}

describe('online', () => {
  it('the network wins, whatever is saved', async () => {
    await visit('/about');
    browser.state.network = async () => html('a new deployment');
    expect(await visit('/about')).toContain('a new deployment');
    browser.state.network = down;
    expect(await visit('/about')).toContain('a new deployment');
  });

  it('an error of the server is shown and not saved', async () => {
    await visit('/about');
    browser.state.network = async () => html('broken', 500);
    expect(await visit('/about')).toContain('broken');
    browser.state.network = down;
    expect(await visit('/about')).toContain('network /about');
  });

  it('a network that takes more than eight seconds gives way to a saved page, and to nothing else', async () => {
    await visit('/about');
    vi.useFakeTimers();
    let late: (response: Response) => void = () => {};
    browser.state.network = () => new Promise((resolve) => (late = resolve));
    const saved = textOf('/about');
    await vi.advanceTimersByTimeAsync(7999);
    expect(await Promise.race([saved, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await saved).toContain('data-saved-copy=""><time datetime');
    const unsaved = textOf('/contact');
    await vi.advanceTimersByTimeAsync(20_000);
    late(html('at last'));
    expect(await unsaved).toContain('at last');
  });

  it('a network that fails after eight seconds leads to the offline page where nothing is saved', async () => {
    vi.useFakeTimers();
    let fail: (reason: Error) => void = () => {};
    browser.state.network = () => new Promise((_, reject) => (fail = reject));
    const unsaved = textOf('/es/contact');
    await vi.advanceTimersByTimeAsync(8000);
    fail(new TypeError('Failed to fetch'));
    expect(await unsaved).toContain('network /es/offline');
  });

  it('a network that answers in time leaves no timer behind', async () => {
    vi.useFakeTimers();
    await textOf('/about');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('what the browser has asked for ahead is not asked for again', async () => {
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
  ])('%s is shown and not saved', async (_, answer) => {
    browser.state.network = async () => answer();
    await visit('/about');
    browser.state.network = down;
    expect(await textOf('/about')).toContain('network /offline');
  });

  it('only pages and files of the program are its business', () => {
    expect(browser.ask('/about', { method: 'POST' })).toBeUndefined();
    expect(browser.ask('https://other.example/')).toBeUndefined();
    expect(browser.ask('/images/a.avif', { mode: 'no-cors' })).toBeUndefined();
    expect(browser.ask('/about.txt', { mode: 'cors' })).toBeUndefined();
  });
});

describe('a message of a page', () => {
  it.each([
    null,
    'visited',
    {},
    { visited: '/about' },
    { visited: 7, files: [] },
    { visited: '/about', files: '/_next/static/a.js' },
  ])('of another form than this version sends is ignored: %j', async (data) => {
    const network = vi.spyOn(browser.state, 'network');
    await browser.dispatch('message', { data });
    expect(network).not.toHaveBeenCalled();
    expect(browser.state.added).toEqual([]);
  });
});

describe('without a network', () => {
  it('a visited page says that it is a copy, with the policy of the page', async () => {
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
  ])('%s, which is not saved, leads to the offline page of its language', async (path, text) => {
    browser.state.network = down;
    expect(await textOf(path)).toContain(text);
  });

  it('the offline page lists what is saved in its language', async () => {
    await visit('/about');
    await visit('/es/about');
    browser.state.network = down;
    const listed = await textOf('/nope');
    expect(listed).toMatch(/<li><a href="\/about">network \/about<\/a> \(<time datetime="\d/);
    expect(listed).not.toContain('/es/about');
    expect(listed).not.toContain('href="/offline"');
  });

  it('what nobody should find on a shared device is not saved', async () => {
    await visit('/secret');
    const network = vi.spyOn(browser.state, 'network');
    await browser.dispatch('message', { data: { visited: '/secret', files: [] } });
    expect(network, 'nor is it asked for again').not.toHaveBeenCalled();
    browser.state.network = down;
    expect(await textOf('/secret')).toContain('network /offline');
  });

  it('nor are its files, which hold its text, when it is visited or after another page in the same document', async () => {
    const [own, other, shared] = ['own', 'other', 'shared'].map((name) => `/_next/static/runtime/${name}.js`);
    browser.state.network = async (path) =>
      html(`<script data-runtime="${path === '/secret' ? own : other} ${shared}"></script>`);
    await browser.dispatch('message', { data: { visited: '/secret', files: [own, shared] } });
    await browser.dispatch('message', { data: { visited: '/about', files: [own, shared, '/_next/static/a.js'] } });
    const files = await (await browser.scope.caches.open(stores.files)).keys();
    const saved = files.map(({ url }) => new URL(url).pathname);
    expect(saved).not.toContain(own);
    expect(saved).toEqual(expect.arrayContaining([other, shared, '/_next/static/a.js']));
  });

  it('nor is its version in both languages, while a page of a longer name is', async () => {
    await visit('/secret/en-es');
    await visit('/secretary');
    browser.state.network = down;
    expect(await textOf('/secret/en-es')).toContain('network /offline');
    expect(await textOf('/secretary')).toContain('network /secretary');
  });

  it('a page that tells of its visit is saved with the files that it runs', async () => {
    await browser.dispatch('message', { data: { visited: '/about', files: ['/_next/static/a.js'] } });
    browser.state.network = down;
    expect(await textOf('/about')).toContain('network /about');
    expect(await (await browser.ask('/_next/static/a.js', { mode: 'cors' }))?.text()).toBe('file');
    await expect(browser.ask('/_next/static/b.js', { mode: 'cors' })).rejects.toThrow('Failed to fetch');
  });
});

describe('the store', () => {
  it('that is full or forbidden harms nothing', async () => {
    browser.state.isFull = true;
    expect(await visit('/about')).toContain('network /about');
    await browser.dispatch('message', { data: { visited: '/contact', files: ['/_next/static/a.js'] } });
    browser.scope.caches.open = () => Promise.reject(new DOMException('no', 'SecurityError'));
    expect(await visit('/about')).toContain('network /about');
    browser.state.network = down;
    expect((await browser.ask('/about'))?.type).toBe('error');
  });

  it('keeps fifty pages whole, and fetches a file once', async () => {
    for (let index = 0; index < 50; index++) await visit(`/page-${index}`);
    const pages = await browser.caches.open(stores.pages);
    for (let index = 0; index < 50; index++) expect(await pages.match(`/page-${index}`)).toBeTruthy();
    const files = ['/_next/static/a.js', '/_next/static/b.js'];
    for (const visited of ['/page-1', '/page-2']) await browser.dispatch('message', { data: { visited, files } });
    expect(browser.state.added).toEqual(files);
  });

  it('keeps three hundred files, the newest', async () => {
    const files = Array.from({ length: 310 }, (_, index) => `/_next/static/${index}.js`);
    await browser.dispatch('message', { data: { visited: '/about', files } });
    const saved = (await (await browser.caches.open(stores.files)).keys()).map(({ url }) => new URL(url).pathname);
    expect(saved).toEqual(files.slice(10));
  });

  it('keeps the other files, and no more than three hundred, where one is gone', async () => {
    const files = Array.from({ length: 310 }, (_, index) => `/_next/static/${index}.js`);
    browser.state.gone = ['/_next/static/305.js'];
    await browser.dispatch('message', { data: { visited: '/about', files } });
    const saved = (await (await browser.caches.open(stores.files)).keys()).map(({ url }) => new URL(url).pathname);
    expect(saved).toEqual(files.filter((_, index) => index > 8 && index !== 305));
  });

  it('takes a page that is visited again for a new one', async () => {
    await visit('/first');
    await visit('/second');
    await visit('/first');
    for (let index = 0; index < 57; index++) await visit(`/page-${index}`);
    const pages = await browser.caches.open(stores.pages);
    expect(await pages.match('/second')).toBeUndefined();
    expect(await pages.match('/first')).toBeTruthy();
  });

  it('keeps sixty pages, the newest', async () => {
    for (let index = 0; index < 70; index++) await visit(`/page-${index}`);
    const pages = await browser.caches.open(stores.pages);
    expect(await pages.keys()).toHaveLength(60);
    expect(await pages.match('/page-69')).toBeTruthy();
  });

  it('keeps the offline page of each language, however many pages were visited since', async () => {
    for (let index = 0; index < 70; index++) await visit(`/page-${index}`);
    browser.state.network = down;
    expect(await textOf('/not-visited')).toContain('/offline');
    expect(await textOf('/es/not-visited')).toContain('/es/offline');
  });

  it('of another version of this program is taken away', async () => {
    await browser.caches.open('site-pages-0');
    await browser.dispatch('activate');
    expect(await browser.caches.keys()).not.toContain('site-pages-0');
  });
});

describe('a new worker', () => {
  it('takes over at once, also the pages that are open, and has the browser ask ahead where it can', async () => {
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

  it('keeps what it saved before', async () => {
    await visit('/about');
    await browser.dispatch('activate');
    browser.state.network = down;
    expect(await textOf('/about')).toContain('network /about');
  });

  it('has no page of its own to show where the build names none', async () => {
    const bare = fakeScope();
    startWorker(bare.scope, { offlinePages: [], neverSaved: [] });
    await bare.dispatch('install');
    bare.state.network = down;
    expect((await bare.ask('/about'))?.type).toBe('error');
  });
});
