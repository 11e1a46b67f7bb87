import type { HostRules } from './rules';

/** The type and cache headers of the file at `path`, such as `/about.html`. */
export function fileHeaders(rules: HostRules, path: string): { 'Content-Type': string; 'Cache-Control': string } {
  return { 'Content-Type': contentType(rules, path), 'Cache-Control': cacheControl(rules, path) };
}

function contentType(rules: HostRules, path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (extension === 'txt' && rules.readableTexts.some((prefix) => path.startsWith(prefix))) return textType;
  return rules.contentTypes[extension] ?? unknownType;
}

/** Content type of a file whose extension is not in the rules, which browsers save instead of showing it. */
export const unknownType = 'application/octet-stream';

/** Content type of readable texts, such as `robots.txt`. */
export const textType = 'text/plain; charset=utf-8';

/** The cache rule of a path; the rule of `/` applies to everything else, including responses without a file. */
export function cacheControl(rules: HostRules, path: string): string {
  const rule = rules.cache.find(({ prefix }) => path.startsWith(prefix));
  if (!rule) throw new Error(`No cache rule fits ${path}.`);
  return rule.value;
}
