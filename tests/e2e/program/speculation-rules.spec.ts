import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostRules } from '@/hosts/rules';
import { siteServer } from '@/scripts/preview/site-server';
import { expect, test as base } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { headerLink } from '../kit/site-links';

/** A host of this site that notes which pages the browser asks for in advance. */
type Host = { origin: string; prepared: string[] };

const rules = JSON.parse(readFileSync('host/rules.json', 'utf8')) as HostRules;

const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const site = siteServer('out', rules);
    const prepared: string[] = [];
    const server = createServer((request, response) => {
      if (request.headers['sec-purpose']) prepared.push(request.url ?? '');
      site.emit('request', request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use({ origin: `http://localhost:${(server.address() as AddressInfo).port}`, prepared });
    server.closeAllConnections();
    server.close();
  },
});

test(
  'before the program runs, the browser prepares the page of a hovered or focused link and no other',
  { tag: '@prefetch-3' },
  async ({ page, host }) => {
    await page.goto(`${host.origin}/about`);
    await expect(page.locator('html[data-fetches-ahead]')).toBeAttached();
    await headerLink(page, messages.en.Header.links.services).hover();
    await expect.poll(() => host.prepared).toEqual(['/services']);
    await page.reload();
    await expect(page.locator('html[data-fetches-ahead]')).toBeAttached();
    await headerLink(page, messages.en.Header.links.contact).focus();
    await expect.poll(() => host.prepared).toEqual(expect.arrayContaining(['/services', '/contact']));
    expect(new Set(host.prepared)).toEqual(new Set(['/services', '/contact']));
  },
);
