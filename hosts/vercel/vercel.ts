import { concreteRedirects } from '../concrete-redirects';
import { escapePattern } from '../escape-pattern';
import { cacheControl, fileHeaders } from '../file-headers';
import type { HostRules } from '../rules';

type SourceRoute = {
  src: string;
  dest?: string;
  status?: number;
  methods?: string[];
  headers?: Record<string, string>;
  continue?: true;
};

type Route = { handle: 'filesystem' | 'error' } | (SourceRoute & { caseSensitive: true });

/** Vercel's build output, version 3: `.vercel/output/config.json` beside the site in `.vercel/output/static`. */
export type VercelConfiguration = {
  version: 3;
  routes: Route[];
  overrides: Record<string, { path?: string; contentType?: string }>;
};

/** Every HTTP method, because a route of Vercel lists the methods that it matches and cannot match "all others". */
const httpMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'];

/**
 * Takes `/chat` and `/Chat` for two addresses: by default Vercel ignores case, and the redirect from one to the other would be endless
 * (https://vercel.com/docs/build-output-api/configuration#source-route).
 */
function caseSensitive(route: SourceRoute): Route {
  return { ...route, caseSensitive: true };
}

/** The configuration for Vercel. Unlike `vercel.json`, build output supports a not-found page with status 404 per language, and a 405. */
export function vercelConfiguration(rules: HostRules, published: readonly string[]): VercelConfiguration {
  const refused = httpMethods.filter((method) => !rules.methods.includes(method));
  const beforeFiles: SourceRoute[] = [
    { src: '^/.*$', headers: { ...rules.headers }, continue: true },
    { src: '^/.*$', methods: refused, status: 405, headers: { Allow: rules.methods.join(', ') } },
    ...rules.rejectedPathPatterns.map((pattern) => ({ src: `^.*(?:${pattern}).*$`, status: 404 })),
    ...concreteRedirects(rules, published).map(({ from, to }) => ({
      src: `^${escapePattern(from)}/?$`,
      status: 308,
      headers: { Location: to },
    })),
    // Only plain segments, so that the rest of an address cannot become another host.
    { src: '^((?:/[\\w.~-]+)+)/$', status: 308, headers: { Location: '$1' } },
    ...rules.cache.toReversed().map(({ prefix, value }) => ({
      src: `^${escapePattern(prefix)}.*$`,
      headers: { 'Cache-Control': value },
      continue: true as const,
    })),
  ];
  const notFound = rules.notFoundPages.map(({ prefix, file }) => ({
    src: prefix === '' ? '^/.*$' : `^${escapePattern(prefix)}(?:/.*)?$`,
    dest: `/${clean(file)}`,
    status: 404,
    headers: { 'Cache-Control': cacheControl(rules, '/') },
  }));
  return {
    version: 3,
    routes: [
      ...beforeFiles.map(caseSensitive),
      { handle: 'filesystem' },
      { handle: 'error' },
      ...notFound.map(caseSensitive),
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
