import { readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import type { HostRules } from '@/hosts/rules';
import { type RawRequest, rawRequest, type RawResponse } from '@/scripts/check-deploy/raw-request';

/** The host that a Playwright project tests. */
export type HostOptions = { hostName: 'preview' | 'nginx' | 'nginx-us-only' | 'nginx-tls'; httpPort: number };

/** Requests an address unchanged, whatever certificate the host has, and returns the raw response. */
export type Ask = (path: string, options?: Omit<RawRequest, 'path'>) => Promise<RawResponse>;

type Fixtures = HostOptions & {
  ask: Ask;
};

/** Playwright's `test` with `ask`, which sends a request to the host unchanged. */
export const test = base.extend<Fixtures>({
  hostName: ['preview', { option: true }],
  httpPort: [0, { option: true }],
  ask: async ({ baseURL }, use) => {
    await use((path, options) => rawRequest(baseURL ?? '', { path, rejectUnauthorized: false, ...options }));
  },
});

/** The host rules of the build in `out/`. */
export const rules = JSON.parse(readFileSync('host/rules.json', 'utf8')) as HostRules;

export { expect } from '@playwright/test';
