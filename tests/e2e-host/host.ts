import { readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { test as base } from '@playwright/test';
import type { HostRules } from '@/hosts/rules';

/** The host that a project asks. */
export type HostOptions = { hostName: 'preview' | 'nginx' | 'nginx-us-only' | 'nginx-tls'; httpPort: number };

/** An answer as it came: nothing followed or unpacked. */
export type HostAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends an address as it stands, and gives the answer. */
export type Ask = (
  path: string,
  options?: { method?: string; headers?: Record<string, string> },
) => Promise<HostAnswer>;

type Fixtures = HostOptions & {
  /** Sends an address unchanged and returns the raw response: nothing is normalized, followed or decompressed. */
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

/** The rules by which `out/` was finished. */
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
