import { answer, encodePath } from '../answer';
import type { HostRules } from '../rules';

type Value = { value: string; multiValue?: { value: string }[] };
type Request = { method: string; uri: string; querystring: Record<string, Value> };
type Response = { statusCode: number; statusDescription: string; headers: Record<string, Value> };

/** Put in place of this when the function is rendered (`functions.ts`). */
declare const siteRules: HostRules;

/** What CloudFront runs for each request: the host rules, then the name of the file in the bucket. */
export function handler(event: { request: Request }): Request | Response {
  const request = event.request;
  const result = answer(siteRules, request.method, request.uri, queryOf(request), exists);
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

/** An answer that no file stands behind, with the headers that CloudFront's policy gives to files. */
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

/** The function knows the pages; whether a file with an extension is there is for the bucket to say. */
function exists(path: string): boolean {
  return siteRules.pages.includes(withoutLanguage(path)) || isVersion(path) || hasExtension(path);
}

/** Every language has the same pages, so the function holds the English ones only: it may not be larger. */
function withoutLanguage(path: string): string {
  const language = siteRules.notFoundPages.find((each) => path === each.prefix || path.startsWith(`${each.prefix}/`));
  return language ? path.slice(language.prefix.length) || '/' : path;
}

/** A version of a notice ends in a number such as `5.2`, which is no extension; the bucket says whether it is there. */
function isVersion(path: string): boolean {
  return /\/versions(\/[\d.]+(\/changes)?)?$/.test(path);
}

function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return encodePath(hasExtension(path) && !isVersion(path) ? path : `${path}.html`);
}

function hasExtension(path: string): boolean {
  return /\.[a-z0-9]+$/.test(path);
}

function queryOf(request: Request): string {
  const pairs: string[] = [];
  Object.keys(request.querystring).forEach((name) => {
    const field = request.querystring[name]!;
    const values = field.multiValue ?? [field];
    values.forEach((each) => pairs.push(each.value === '' ? name : `${name}=${each.value}`));
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
