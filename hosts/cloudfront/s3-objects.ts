import { fileHeaders } from '../file-headers';
import type { HostRules } from '../rules';
import { isFileOfHosts } from '../unserved-files';

/**
 * The list of files that `upload.sh` copies from `out/`: a line for each, with content type, cache rule, status and path between tabs. Files with
 * equal headers are together, and pages come last, after the files that they need.
 */
export function s3Objects(rules: HostRules, published: readonly string[]): string {
  const notFound = new Set(rules.notFoundPages.map(({ file }) => `/${file}`));
  const rows = published
    .filter((path) => !isFileOfHosts(path))
    .map((path) => {
      const { 'Content-Type': type, 'Cache-Control': cache } = fileHeaders(rules, path);
      const isPage = type.startsWith('text/html');
      return { isPage, headers: [type, cache, notFound.has(path) ? 404 : 200].join('\t'), path: path.slice(1) };
    });
  return rows
    .toSorted((a, b) => Number(a.isPage) - Number(b.isPage) || a.headers.localeCompare(b.headers, 'en'))
    .map(({ headers, path }) => `${headers}\t${path}\n`)
    .join('');
}
