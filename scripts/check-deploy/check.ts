import type { RawRequest, RawResponse } from './raw-request';

/** The kinds of checks. */
export const groups = [
  'page',
  'file',
  'type',
  'cache',
  'headers',
  'compression',
  'redirect',
  'not-found',
  'method',
  'hostile',
  'https',
] as const;

/** Name of a kind of checks. */
export type Group = (typeof groups)[number];

/** The result of one check; `wrong` describes the fault. */
export type CheckResult = { group: Group; path: string; wrong?: string };

/** A request with the checks of its response; `group` is that of a request without a response. */
export type Check = { group: Group; request: RawRequest; check: (response: RawResponse) => CheckResult[] };

/** Compares an actual value with the expected one. */
export function compare(group: Group, path: string, what: string, given: unknown, wanted: unknown): CheckResult {
  if (given === wanted) return { group, path };
  return { group, path, wrong: `${what} is ${shown(given)}, expected ${shown(wanted)}` };
}

function shown(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
