import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { contentIn } from '@/content';
import { at, hoursIn, mainPhoneIn } from '@/content/facts-in-copy';
import { forHttps } from '@/hosts/host-files';
import type { HostRules } from '@/hosts/rules';
import { localizePath } from '@/lib/i18n/localize-path';
import { completeLocales, localeRecords } from '@/lib/i18n/routing';
import { formatPhone } from '@/lib/links/phone';
import { cacheNames } from '@/lib/offline/names';
import { pagePaths } from '@/lib/pages/pages';
import { plainText } from '@/lib/text/inline-markup';
import { isHydrated, markHydration } from '@/scripts/kit/mark-hydration';
import { siteServer } from '@/scripts/preview/site-server';
import { expect, test as base } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning, twoFrames } from '../kit/running-page';
import { saveData } from '../kit/save-data';
import { headerLink } from '../kit/site-links';

/** A host of this site that can be down, serve a new deployment, or serve a build without offline reading. */
type Host = { origin: string; state: 'up' | 'down' | 'changed' | 'off' };

const rules = JSON.parse(readFileSync('host/rules.json', 'utf8')) as HostRules;
const remover = buildSync({ entryPoints: ['lib/offline/remove-worker.ts'], bundle: true, write: false }).outputFiles[0]
  ?.text;

const test = base.extend<{ host: Host }>({
  serviceWorkers: 'allow',
  host: async ({}, use) => {
    const host: Host = { origin: '', state: 'up' };
    const server = await listen(host);
    await use(host);
    server.closeAllConnections();
    server.close();
  },
});

async function listen(host: Host): Promise<Server> {
  const site = siteServer('out', rules);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (host.state === 'down') response.destroy();
    else if (host.state === 'changed' && path === '/about')
      response
        .writeHead(200, { ...rules.headers, 'Content-Type': 'text/html; charset=utf-8' })
        .end(readFileSync('out/about.html', 'utf8').replace(/<h1([^>]*)>[^<]*/, '<h1$1>A new deployment'));
    else if (host.state === 'off' && path === '/offline-worker.js')
      response
        .writeHead(200, { ...rules.headers, 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
        .end(remover);
    else site.emit('request', request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  host.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return server;
}

/** Opens a page, triggers hydration, and waits until the page is cached. */
async function visit(page: Page, address: string) {
  await page.goto(address);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await expect.poll(() => cachedPages(page)).toContain(new URL(address).pathname);
}

function cachedPages(page: Page): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const store = await caches.open(name);
    return (await store.keys()).map(({ url }) => new URL(url).pathname);
  }, cacheNames.pages);
}

/** Counts how often documents register a worker, which fails if `isForbidden`; `timesAsked` reads the count. */
async function countAsking(page: Page, isForbidden: boolean) {
  await page.addInitScript((refuse) => {
    const workers = navigator.serviceWorker;
    const register = workers.register.bind(workers);
    const counter = Object.assign(window, { timesAsked: 0 });
    workers.register = (...options) => {
      counter.timesAsked += 1;
      return refuse ? Promise.reject(new DOMException('no', 'SecurityError')) : register(...options);
    };
  }, isForbidden);
}

function timesAsked(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { timesAsked: number }).timesAsked);
}

/** Follows the link to the contact page, and waits until the scripts have handled the navigation. */
async function followContact(page: Page) {
  await headerLink(page, messages.en.Header.links.contact).click();
  await expect(page).toHaveURL(/contact/);
  await twoFrames(page);
}

const copyLine = (page: Page) => page.locator('[data-saved-copy]');

test.describe('while the host is down', () => {
  // The browser reports what it fetches in vain by itself and through the worker, such as a file of the program that was not saved in time.
  test.use({ expectedErrors: ['net::ERR_EMPTY_RESPONSE', 'net::ERR_FAILED'] });

  test(
    'a visited page opens offline, says that it is a saved copy and from when, and its controls work',
    { tag: ['@offline-1', '@offline-3'] },
    async ({ page, host }) => {
      const startedAt = Date.now();
      await markHydration(page);
      await visit(page, `${host.origin}/about`);
      await expect(copyLine(page)).toBeHidden();
      host.state = 'down';
      await page.goto(`${host.origin}/about`);
      await expect(page.locator('h1')).toBeVisible();
      await expect(copyLine(page)).toBeVisible();
      const savedAt = await copyLine(page).locator('time').getAttribute('datetime');
      expect(Date.parse(savedAt!)).toBeGreaterThanOrEqual(startedAt);
      expect(Date.parse(savedAt!)).toBeLessThanOrEqual(Date.now());
      await page.setViewportSize({ width: 390, height: 800 });
      await page.mouse.move(200, 300);
      await page.getByRole('button', { name: messages.en.Menu.label, exact: true }).click();
      await expect(page.getByRole('button', { name: messages.en.Menu.label, exact: true })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await page.waitForFunction(isHydrated);
      await expect(copyLine(page)).toBeVisible();
      await expect(copyLine(page).locator('time')).toHaveAttribute('datetime', savedAt!);
    },
  );

  for (const locale of completeLocales) {
    test(
      `any other page opens the offline page, with phones, hours, addresses and the saved pages, in ${localeRecords[locale].name}`,
      { tag: '@offline-2' },
      async ({ page, host }) => {
        const { heading, ways, savedTitle } = contentIn(locale).offline;
        const lines = ways.flatMap(({ lines }) => lines);
        const phones = lines.flatMap((line) => /tel:([+\d]+)/.exec(line)?.[1] ?? []);
        for (const other of completeLocales) await visit(page, host.origin + localizePath(pagePaths.about, other));
        host.state = 'down';
        await page.goto(host.origin + localizePath(pagePaths.contact, locale));
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(main.locator('dd').filter({ visible: true })).toHaveText(lines.map(plainText));
        for (const fact of [at.mail, at.office, hoursIn(locale).office]) await expect(main).toContainText(fact);
        const calls = main.locator('a[href^="tel:"]').filter({ visible: true });
        await expect(calls).toHaveText(phones.map(formatPhone));
        expect(await calls.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
          phones.map((phone) => `tel:${phone}`),
        );
        expect(phones).toContain(mainPhoneIn(locale));
        const saved = page.locator('section').filter({ has: page.getByRole('heading', { name: savedTitle }) });
        await expect(saved.getByRole('link')).toHaveAttribute('href', localizePath(pagePaths.about, locale));
        await saved.getByRole('link').click();
        await expect(copyLine(page)).toBeVisible();
      },
    );
  }
});

test(
  'online, the network response wins: a new deployment shows on the next visit',
  { tag: '@offline-4' },
  async ({ page, host }) => {
    await visit(page, `${host.origin}/about`);
    host.state = 'changed';
    await page.goto(`${host.origin}/about`);
    await expect(page.locator('h1')).toHaveText('A new deployment');
    await expect(copyLine(page)).toBeHidden();
  },
);

test(
  'a build with offline reading off removes the worker and its caches',
  { tag: '@offline-5' },
  async ({ page, host }) => {
    await visit(page, `${host.origin}/about`);
    host.state = 'off';
    await page.goto(`${host.origin}/about`);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() =>
        page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]),
      )
      .toEqual([[], 0]);
  },
);

test('with data saver nothing is cached', { tag: '@offline-1' }, async ({ page, host }) => {
  await saveData(page);
  await countAsking(page, false);
  await openRunning(page, `${host.origin}/about`);
  expect(await timesAsked(page)).toBe(0);
  await followContact(page);
  expect(await timesAsked(page)).toBe(0);
  expect(await cachedPages(page)).toEqual([]);
});

test(
  'where service workers are blocked, the site works without errors',
  { tag: '@offline-1' },
  async ({ page, host }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await countAsking(page, true);
    await openRunning(page, `${host.origin}/about`);
    await expect.poll(() => timesAsked(page)).toBe(1);
    await followContact(page);
    expect(logged).toEqual([]);
  },
);

test('the worker is small and needs no weaker policy', async () => {
  expect(brotliCompressSync(readFileSync('out/offline-worker.js')).length).toBeLessThanOrEqual(2000);
  const policy = forHttps(rules).headers['Content-Security-Policy'] ?? '';
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default nextjs nextjs#bundler offline");
});
