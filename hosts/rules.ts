import { localePrefix, localizePath } from '@/lib/i18n/localize-path';
import { defaultLocale, locales } from '@/lib/i18n/routing';
import { pagePaths, pairedNames, pairedPath } from '@/lib/pages/pages';
import { speculationRulesPath } from '@/lib/pages/speculation-rules';
import { unlistedPaths } from '@/lib/pages/unlisted-pages';
import { type HostRedirect, localizedRedirects } from './localized-redirects';
import { permissionsPolicy } from './permissions-policy';
import { redirects } from './redirects';
import { restOfPath } from './rest-of-path';
import { compressedExtensions, filesOfHosts } from './unserved-files';

/**
 * What a host must do with this site, as data: `npm run preview` reads it, and the files in `hosts` are rendered from it. Nothing here is
 * specific to a host.
 */
export type HostRules = {
  /** Addresses of all pages in every language, except the recorded versions of notices. */
  pages: readonly string[];
  /** 308 each. `:path*` (`restOfPath`) is the rest of the path, as in most hosts' own files. */
  redirects: readonly HostRedirect[];
  notFoundPages: readonly { prefix: string; file: string }[];
  /** Regular expressions, the same in JavaScript and PCRE, of decoded paths that are never an address of the site. */
  rejectedPathPatterns: readonly string[];
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Headers of every response of a host that is reached by https; a local preview omits them. */
  httpsHeaders: Readonly<Record<string, string>>;
  /** The first matching prefix applies, for files that exist; any other response uses the rule of `/`. */
  cache: readonly { prefix: string; value: string }[];
  /** By the file's extension. */
  contentTypes: Readonly<Record<string, string>>;
  /** Files whose type most hosts do not know, so that their configuration must name it. */
  unusualTypes: readonly string[];
  /** Prefixes under which a `.txt` file is a readable text and not a page's data. */
  readableTexts: readonly string[];
  methods: readonly string[];
};

const otherLocales = locales.filter((locale) => locale !== defaultLocale);
const day = 86_400;

/** The rules of this site; `withHeaders` adds the policy of a build. */
export const hostRules: HostRules = {
  pages: locales.flatMap((locale) =>
    [...Object.values(pagePaths), ...pairedNames.map(pairedPath), ...Object.values(unlistedPaths)].map((path) =>
      localizePath(path, locale),
    ),
  ),
  redirects: [
    { from: `/${defaultLocale}`, to: '/' },
    { from: `/${defaultLocale}/${restOfPath}`, to: `/${restOfPath}` },
    ...localizedRedirects(redirects),
  ],
  notFoundPages: [
    ...otherLocales.map((locale) => ({ prefix: localePrefix(locale), file: `${locale}/404.html` })),
    { prefix: '', file: '404.html' },
  ],
  rejectedPathPatterns: [
    // Doubled slashes, backslashes, dot segments, control characters.
    '//',
    '\\\\',
    '/\\.{1,2}(/|$)',
    '[\\x00-\\x1f]',
    // The files behind the pages, and files for some hosts only.
    `\\.(${['html', ...compressedExtensions].join('|')})$`,
    `^(/(${otherLocales.join('|')}))?/(404|index|_not-found)/?$`,
    `^/(${filesOfHosts.join('|')})/?$`,
  ],
  headers: {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy,
    'Origin-Agent-Cluster': '?1',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // A header, because the policy allows no further inline script.
    'Speculation-Rules': `"${speculationRulesPath}"`,
  },
  httpsHeaders: { 'Strict-Transport-Security': `max-age=${730 * day}; includeSubDomains` },
  cache: [
    { prefix: '/_next/static/', value: `public, max-age=${365 * day}, immutable` },
    ...['/engravings/', '/icons/', '/photographs/', '/share/'].map((prefix) => ({
      prefix,
      value: `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
    })),
    { prefix: '/', value: 'public, max-age=0, must-revalidate' },
  ],
  contentTypes: {
    html: 'text/html; charset=utf-8',
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json',
    speculation: 'application/speculationrules+json',
    txt: 'text/x-component',
    xml: 'application/xml',
    webmanifest: 'application/manifest+json',
    svg: 'image/svg+xml',
    png: 'image/png',
    jpg: 'image/jpeg',
    avif: 'image/avif',
    webp: 'image/webp',
    ico: 'image/x-icon',
    woff2: 'font/woff2',
  },
  unusualTypes: ['/manifest.webmanifest', speculationRulesPath],
  readableTexts: ['/robots.txt', '/licenses/', '/notices/', '/.well-known/'],
  methods: ['GET', 'HEAD'],
};

/** `rules` with further headers on every response. */
export function withHeaders(rules: HostRules, headers: Record<string, string>): HostRules {
  return { ...rules, headers: { ...rules.headers, ...headers } };
}
