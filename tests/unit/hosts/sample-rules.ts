import { forHttps } from '@/hosts/host-files';
import { type HostRules, hostRules, withHeaders } from '@/hosts/rules';

export const policy = "default-src 'none'; script-src 'self' 'sha256-cXMg+/A='";

/** The rules as a build writes them. */
export const rules: HostRules = withHeaders(hostRules, { 'Content-Security-Policy': policy });
export const httpsRules = forHttps(rules);

/** The files of all pages, as the adapter lists them. */
export const pageFiles = rules.pages.map((page) => (page === '/' ? '/index.html' : `${page}.html`));

/** Some files of a site, as the adapter lists them. */
export const published = [
  '/.well-known/security.txt',
  ...rules.notFoundPages.map(({ file }) => `/${file}`),
  '/_next/static/chunks/a.js',
  '/about.html',
  '/about.txt',
  '/es.html',
  '/es/about.html',
  '/engravings/colonnade.svg',
  '/index.html',
  ...rules.unusualTypes,
  '/robots.txt',
];
