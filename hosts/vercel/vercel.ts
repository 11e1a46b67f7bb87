import { concreteRedirects } from '../concrete-redirects';
import { escapePattern } from '../escape-pattern';
import { cacheControl, fileHeaders } from '../file-headers';
import type { HostRules } from '../rules';

type Route =
  | { handle: 'filesystem' | 'error' }
  | {
      src: string;
      dest?: string;
      status?: number;
      methods?: string[];
      headers?: Record<string, string>;
      continue?: true;
    };

/** Vercel's build output, version 3: `.vercel/output/config.json` beside the site in `.vercel/output/static`. */
export type VercelConfiguration = {
  version: 3;
  routes: Route[];
  overrides: Record<string, { path?: string; contentType?: string }>;
};

/** Every HTTP method, because a route of Vercel lists the methods that it matches and cannot match "all others". */
const httpMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'];

/** The configuration for Vercel. Unlike `vercel.json`, build output supports a not-found page with status 404 per language, and a 405. */
export function vercelConfiguration(rules: HostRules, published: readonly string[]): VercelConfiguration {
  const refused = httpMethods.filter((method) => !rules.methods.includes(method));
  return {
    version: 3,
    routes: [
      { src: '^/.*$', headers: { ...rules.headers }, continue: true },
      { src: '^/.*$', methods: refused, status: 405, headers: { Allow: rules.methods.join(', ') } },
      ...rules.rejectedPathPatterns.map((pattern): Route => ({ src: `^.*(?:${pattern}).*$`, status: 404 })),
      ...concreteRedirects(rules, published).map(({ from, to }): Route => ({
        src: `^${escapePattern(from)}/?$`,
        status: 308,
        headers: { Location: to },
      })),
      // Only plain segments, so that the rest of an address cannot become another host.
      { src: '^((?:/[\\w.~-]+)+)/$', status: 308, headers: { Location: '$1' } },
      ...rules.cache.toReversed().map(({ prefix, value }): Route => ({
        src: `^${escapePattern(prefix)}.*$`,
        headers: { 'Cache-Control': value },
        continue: true,
      })),
      { handle: 'filesystem' },
      { handle: 'error' },
      ...rules.notFoundPages.map(({ prefix, file }): Route => ({
        src: prefix === '' ? '^/.*$' : `^${escapePattern(prefix)}(?:/.*)?$`,
        dest: `/${clean(file)}`,
        status: 404,
        headers: { 'Cache-Control': cacheControl(rules, '/') },
      })),
    ],
    overrides: Object.fromEntries(published.flatMap((path) => override(rules, path))),
  };
}

/** Serves a page without `.html`, and with their own types a page's data, which Vercel takes for plain text, and files of unusual types. */
function override(rules: HostRules, path: string): [string, { path?: string; contentType?: string }][] {
  const file = path.slice(1);
  const contentType = fileHeaders(rules, path)['Content-Type'];
  if (file.endsWith('.html')) return [[file, { path: clean(file), contentType }]];
  return file.endsWith('.txt') || rules.unusualTypes.includes(path) ? [[file, { contentType }]] : [];
}

function clean(file: string): string {
  return file.replace(/\.html$/, '');
}
