import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { bundledText } from '@/files/bundled-text';
import { isWithin } from '@/lib/is-within';
import { cacheControl } from '../file-headers';
import type { HostRules } from '../rules';
import type { FunctionRules } from './request';

/** How many characters CloudFront accepts in a function. */
export const functionSizeLimit = 10_240;

/**
 * The function for viewer requests: `answer.ts` with the rules inside. It adds the headers of `rules` to its own answers, because CloudFront adds
 * them to files only, and the versions of notices among the `published` files. Every redirect makes it longer, and CloudFront refuses it when it
 * is longer than `functionSizeLimit`.
 */
export function cloudfrontRequestFunction(rules: HostRules, published: readonly string[]): string {
  const { redirects, notFoundPages, rejectedPathPatterns, methods, headers } = rules;
  const languages = notFoundPages.map(({ prefix }) => prefix).filter((prefix) => prefix !== '');
  const pages = rules.pages.filter((path) => !languages.some((prefix) => isWithin(path, prefix)));
  const generated = { ...headers, 'Cache-Control': cacheControl(rules, '/') };
  const versions = versionsIn(published);
  const answers = { redirects, notFoundPages, rejectedPathPatterns, methods };
  const inside: FunctionRules = { pages, versions, ...answers, headers: generated };
  return bundleFunction('request.ts', { siteRules: JSON.stringify(inside) });
}

/** The versions of each notice, without the pages of other languages, which have the same. */
function versionsIn(published: readonly string[]): FunctionRules['versions'] {
  const versions: Record<string, string[]> = {};
  for (const file of published) {
    const [, notice, version] = /^(\/[^/]+)\/versions\/([\d.]+)\.html$/.exec(file) ?? [];
    if (notice && version) (versions[notice] ??= []).push(version);
  }
  return versions;
}

/** The function for viewer responses: it answers the not-found pages, which `upload.sh` marks, with status 404. */
export function cloudfrontResponseFunction(): string {
  return bundleFunction('response.ts', {});
}

/**
 * Bundles and minifies the module `name` of this folder, with the names in `define` replaced, without the syntax that CloudFront's runtime 2.0
 * lacks (destructuring, `??` and `?.`).
 */
function bundleFunction(name: string, define: Record<string, string>): string {
  const bundled = buildSync({
    entryPoints: [fileURLToPath(new URL(name, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define,
    target: 'es2017',
    supported: { destructuring: false, 'for-of': false },
    logLevel: 'error',
  });
  // CloudFront calls the function "handler" and accepts no exports; the only one is at the end of the bundle.
  return bundledText(bundled).replace(/export\{([\w$]+) as handler\};/, 'function handler(event){return $1(event)}');
}
