import { fileHeaders } from '../file-headers';
import type { HostRules } from '../rules';

/**
 * `_headers` for Netlify and Cloudflare Pages: blocks of an address and its headers. If two matching blocks set the same header, both hosts send
 * both values; therefore no header is set by two blocks that can match the same address.
 */
export function headersFile(rules: HostRules): string {
  // Both hosts send the cache rule of `/` by default.
  const special = rules.cache.filter(({ prefix }) => prefix !== '/');
  return [
    // Cloudflare adds this header unless it is removed with `!`; Netlify ignores the line.
    `${block('/*', rules.headers)}  ! Access-Control-Allow-Origin\n`,
    ...special.map(({ prefix, value }) => block(`${prefix}*`, { 'Cache-Control': value })),
    ...rules.unusualTypes.map((path) => block(path, { 'Content-Type': fileHeaders(rules, path)['Content-Type'] })),
  ].join('\n');
}

function block(path: string, headers: Readonly<Record<string, string>>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
