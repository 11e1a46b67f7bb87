import type { HostRules } from './rules';

/** What a host says of the file at `path`, such as `/about.html`: what it is, and how long it may be kept. */
export function fileHeaders(rules: HostRules, path: string): { 'Content-Type': string; 'Cache-Control': string } {
  return { 'Content-Type': contentType(rules, path), 'Cache-Control': cacheControl(rules, path) };
}

function contentType(rules: HostRules, path: string): string {
  if (path.endsWith('.txt') && rules.plainText.some((prefix) => path.startsWith(prefix))) return plainText;
  return rules.contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Type of texts for people, such as `robots.txt`. */
export const plainText = 'text/plain; charset=utf-8';

/** The rule of `/` fits everything, answers that are no file included. */
export function cacheControl(rules: HostRules, path: string): string {
  const rule = rules.cache.find(({ prefix }) => path.startsWith(prefix));
  if (!rule) throw new Error(`No cache rule fits ${path}.`);
  return rule.value;
}
