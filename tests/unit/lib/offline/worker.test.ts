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
    expect(await Promise.race([saved, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await saved).toContain('data-saved-copy=""><time datetime');
    const unsaved = textOf('/contact');
    await vi.advanceTimersByTimeAsync(20_000);
    late(html('at last'));
    expect(await unsaved).toContain('at last');
  });

  it('only pages and files of the program are its business', () => {
    expect(browser.ask('/about', { method: 'POST' })).toBeUndefined();
    expect(browser.ask('https://other.example/')).toBeUndefined();
    expect(browser.ask('/images/a.avif', { mode: 'no-cors' })).toBeUndefined();
    expect(browser.ask('/about.txt', { mode: 'cors' })).toBeUndefined();
  });
});

describe('without a network', () => {
  it('a visited page says that it is a copy, with the policy of the page', async () => {
    await visit('/about');
    browser.state.network = down;
    const response = await browser.ask('/about?x=1');
    expect(response?.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    expect(response?.headers.get('Content-Encoding')).toBeNull();
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
    expect(listed).toContain('<li><a href="/about">network /about</a>');
    expect(listed).not.toContain('/es/about');
    expect(listed).not.toContain('href="/offline"');
  });

  it('what nobody should find on a shared device is not saved', async () => {
    await visit('/secret');
    await browser.dispatch('message', { data: { visited: '/secret', files: [] } });
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
