import { speculationRulesPath } from '@/lib/pages/speculation-rules';
import { fileHeaders } from '../file-headers';
import type { HostRules } from '../rules';

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of a header from several blocks, so blocks for a header never overlap, and
 * the cache rule of `/` is their default. The line with `!` removes a header that Cloudflare adds; Netlify ignores it.
 */
export function headersFile(rules: HostRules): string {
  const special = rules.cache.filter(({ prefix }) => prefix !== '/');
  return [
    `${block('/*', rules.headers)}  ! Access-Control-Allow-Origin\n`,
    ...special.map(({ prefix, value }) => block(`${prefix}*`, { 'Cache-Control': value })),
    ...['/manifest.webmanifest', speculationRulesPath].map((path) =>
      block(path, { 'Content-Type': fileHeaders(rules, path)['Content-Type'] }),
    ),
  ].join('\n');
}

function block(path: string, headers: Readonly<Record<string, string>>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
