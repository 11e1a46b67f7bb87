import { isWithin } from '@/lib/is-within';
import { decoded } from '@/lib/text/decoded';
import { isRejectedPath } from './is-rejected-path';
import { restOfPath } from './rest-of-path';
import type { HostRules } from './rules';

/** The rules that decide an answer. */
export type AnswerRules = Pick<HostRules, 'redirects' | 'notFoundPages' | 'rejectedPathPatterns' | 'methods'>;

/** How a host answers a request: with a file of the site, a redirect, or an error. */
export type Answer =
  | { status: 200; path: string }
  | { status: 308; location: string }
  | { status: 400 | 405 }
  | { status: 404; file: string };

/**
 * The host rules applied to one request (`address-6`). A redirect's target begins with exactly one slash, so that it never leads to another host.
 * `path` is the raw path of the request line; `query` begins with `?` or is empty; `exists` returns whether there is a page or file at a path.
 */
export function answer(
  rules: AnswerRules,
  method: string,
  path: string,
  query: string,
  exists: (path: string) => boolean,
): Answer {
  // Without destructuring, because this code also runs in CloudFront (`hosts/cloudfront/functions.ts`).
  if (!rules.methods.includes(method)) return { status: 405 };
  const address = decoded(path);
  if (address === undefined) return { status: 400 };
  const notFound: Answer = { status: 404, file: notFoundFile(rules, address) };
  if (!isAddress(rules, address)) return notFound;
  const redirected = redirect(rules, address);
  if (redirected) return { status: 308, location: encodePath(redirected) + query };
  return exists(address) ? { status: 200, path: address } : notFound;
}

/** Encodes a path so that a decoded `?` or `#` stays part of it. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** The most bytes that an address may have, decoded. A host answers a longer path with a not-found page or refuses it in its own way. */
export const maxPathBytes = 2000;

function isAddress(rules: AnswerRules, path: string): boolean {
  return path.startsWith('/') && bytesOf(path) <= maxPathBytes && !isRejectedPath(rules, path);
}

/** The number of bytes in UTF-8, which is what nginx counts. It uses only functions that CloudFront has, too. */
function bytesOf(path: string): number {
  return encodeURIComponent(path).replace(/%../g, '-').length;
}

function redirect(rules: AnswerRules, path: string): string | undefined {
  const bare = path === '/' ? path : path.replace(/\/$/, '');
  const rule = rules.redirects.find((each) =>
    each.from.endsWith(restOfPath) ? bare.startsWith(startOf(each.from)) : bare === each.from,
  );
  if (!rule) return bare === path ? undefined : bare;
  const rest = bare.slice(startOf(rule.from).length);
  // A function, so that `$` in an address is not a replacement pattern.
  return rule.to.replace(restOfPath, () => rest);
}

function startOf(from: string): string {
  return from.replace(restOfPath, '');
}

function notFoundFile(rules: AnswerRules, path: string): string {
  const page = rules.notFoundPages.find((each) => isWithin(path, each.prefix));
  return page?.file ?? '404.html';
}
