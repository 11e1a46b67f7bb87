import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { test as base } from '@playwright/test';
import type { HostRules } from '@/hosts/rules';

/** The host that a Playwright project tests. */
export type HostOptions = { hostName: 'preview' | 'nginx' | 'nginx-us-only' | 'nginx-tls'; httpPort: number };

/** A raw response: no redirect followed, nothing decompressed. */
export type HostAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests an address unchanged, and returns the raw response. */
export type Ask = (
  path: string,
  options?: { method?: string; headers?: Record<string, string> },
) => Promise<HostAnswer>;

type Fixtures = HostOptions & {
  ask: Ask;
};

/** Playwright's `test` with `ask`, which sends a request to the host unchanged. */
export const test = base.extend<Fixtures>({
  hostName: ['preview', { option: true }],
  httpPort: [0, { option: true }],
  ask: async ({ baseURL }, use) => {
    await use((path, options) => send(baseURL ?? '', path, options));
  },
});

/** The host rules of the build in `out/`. */
export const rules = JSON.parse(readFileSync('host/rules.json', 'utf8')) as HostRules;

function send(
  baseURL: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<HostAnswer> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

export { expect } from '@playwright/test';
