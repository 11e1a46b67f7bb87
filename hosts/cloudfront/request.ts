import { isWithin } from '@/lib/is-within';
import { answer, type AnswerRules, encodePath } from '../answer';
import type { HostRules } from '../rules';

type Value = { value: string };
type Request = { method: string; uri: string; rawQueryString: () => string | undefined };
type Response = { statusCode: number; statusDescription: string; headers: Record<string, Value> };

/** What is inside the function: the rules for answers, English pages, versions by notice, and headers of responses without a file. */
export type FunctionRules = AnswerRules &
  Pick<HostRules, 'pages' | 'headers'> & { versions: Readonly<Record<string, readonly string[]>> };

/** Replaced with the rules when the function is rendered (`functions.ts`). */
declare const siteRules: FunctionRules;

/** Runs for each request in CloudFront: applies the host rules and maps the address to a file of the bucket. */
export function handler(event: { request: Request }): Request | Response {
  const request = event.request;
  const query = request.rawQueryString();
  const result = answer(siteRules, request.method, request.uri, query ? `?${query}` : '', exists);
  switch (result.status) {
    case 200:
      request.uri = fileOf(result.path);
      return request;
    case 404:
      request.uri = `/${result.file}`;
      return request;
    case 308:
      return generated(308, 'Permanent Redirect', { location: result.location });
    case 405:
      return generated(405, 'Method Not Allowed', { allow: siteRules.methods.join(', ') });
    default:
      return generated(400, 'Bad Request', {});
  }
}

/** A response without a file, with the headers that CloudFront's policy adds to files. */
function generated(statusCode: number, statusDescription: string, own: Record<string, string>): Response {
  const headers: Record<string, Value> = {};
  const add = (from: Readonly<Record<string, string>>) =>
    Object.keys(from).forEach((name) => {
      headers[name.toLowerCase()] = { value: from[name]! };
    });
  add(siteRules.headers);
  add(own);
  return { statusCode, statusDescription, headers };
}

/** Whether a page exists; for files with an extension the bucket decides. */
function exists(path: string): boolean {
  return siteRules.pages.includes(withoutLanguage(path)) || isVersion(path) || hasExtension(path);
}

/** Removes the language. The function only contains English addresses, because all languages have the same pages and its size is limited. */
function withoutLanguage(path: string): string {
  const language = siteRules.notFoundPages.find((each) => isWithin(path, each.prefix));
  return language ? path.slice(language.prefix.length) || '/' : path;
}

/** Whether the path is the list of a notice's versions, one of them, or its changes; only the bucket knows that a first version has no changes. */
function isVersion(path: string): boolean {
  const parts = /^(\/[^/]+)\/versions(?:\/([\d.]+)(?:\/changes)?)?$/.exec(withoutLanguage(path));
  const versions = parts ? siteRules.versions[parts[1]!] : undefined;
  return versions !== undefined && (parts![2] === undefined || versions.includes(parts![2]));
}

function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return encodePath(hasExtension(path) ? path : `${path}.html`);
}

/** Whether the path ends like a file and not with a number, such as the version `5.2`. */
function hasExtension(path: string): boolean {
  return /\.[a-z][a-z0-9]*$/.test(path);
}
