import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sha256 } from '@/files/sha256';
import { cacheControl, fileHeaders } from '@/hosts/file-headers';
import type { BuiltSite } from './built-site';
import { type Check, type CheckResult, compare } from './check';
import { headerResults } from './header-results';
import type { RawResponse } from './raw-request';

/** Smaller files are not worth compressing, and some hosts do not compress them. */
const smallest = 1024;

/** Checks of each page and file: uncompressed with its type, cache rule and headers, then compressed. */
export function fileChecks(site: BuiltSite, headers: Readonly<Record<string, string>>): Check[] {
  const notFound = new Set(site.rules.notFoundPages.map(({ file }) => `/${file}`));
  const served = site.files.filter((file) => !notFound.has(file));
  return served.flatMap((file) => [
    plain(site, file, headers),
    ...(isWorthCompressing(site, file) ? [compressed(site, file)] : []),
  ]);
}

/** The address at which a file is served. */
function addressOf(file: string): string {
  if (file === '/index.html') return '/';
  return encodeURI(file.replace(/\.html$/, ''));
}

function plain(site: BuiltSite, file: string, headers: Readonly<Record<string, string>>): Check {
  const path = addressOf(file);
  const group = file.endsWith('.html') ? 'page' : 'file';
  const { 'Content-Type': type } = fileHeaders(site.rules, file);
  return {
    group,
    request: { path, headers: { 'Accept-Encoding': 'identity' } },
    check: (response) => [
      compare(group, path, 'the status', response.status, 200),
      ...(response.status === 200
        ? [
            compare(group, path, 'the SHA-256', sha256(response.body), sha256(site.read(file))),
            compare('type', path, 'the type', bare(response.headers['content-type']), bare(type)),
            compare('cache', path, 'the cache rule', response.headers['cache-control'], cacheControl(site.rules, file)),
          ]
        : []),
      ...headerResults(path, response, headers),
    ],
  };
}

function compressed(site: BuiltSite, file: string): Check {
  const path = addressOf(file);
  return {
    group: 'compression',
    request: { path, headers: { 'Accept-Encoding': 'br' } },
    check: (response): CheckResult[] => {
      if (response.status !== 200) return [compare('compression', path, 'the status', response.status, 200)];
      const unpacked = unpack(response);
      return [
        compare('compression', path, 'the encoding', response.headers['content-encoding'], 'br'),
        compare('compression', path, 'what is unpacked', unpacked && sha256(unpacked), sha256(site.read(file))),
        compare(
          'compression',
          path,
          'that Vary names Accept-Encoding',
          /accept-encoding/i.test(response.headers.vary ?? ''),
          true,
        ),
      ];
    },
  };
}

function isWorthCompressing(site: BuiltSite, file: string): boolean {
  return site.isCompressed(file) && site.read(file).length >= smallest;
}

function unpack({ headers, body }: RawResponse): Buffer | undefined {
  try {
    if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
    return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  } catch {
    return undefined;
  }
}

function bare(type: string | undefined): string | undefined {
  return type?.toLowerCase().replaceAll(' ', '');
}
