import { expect } from '@playwright/test';
import type { RawResponse } from './raw-request';

/** Expects that a host refused a hostile address without a redirect, a stack trace or a file from outside the site. */
export function expectRefused(path: string, { status, headers, body }: RawResponse): void {
  const name = path.slice(0, 60);
  expect.soft([400, 404, 414], `${name}: ${status}`).toContain(status);
  expect.soft(headers.location, name).toBeUndefined();
  expect.soft(headers['set-cookie'], name).toBeUndefined();
  expect
    .soft(body.toString(), name)
    .not.toMatch(/\n\s+at \S+|node_modules|"dependencies"|rejectedPathPatterns|root:|<script>alert/);
}
