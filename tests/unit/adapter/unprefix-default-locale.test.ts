import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unprefixDefaultLocale } from '@/adapter/unprefix-default-locale';
import { filesIn } from '@/files/files-in';
import { hostRules } from '@/hosts/rules';

/** The not-found page of each language whose addresses have a prefix. */
const notFoundPages = hostRules.notFoundPages.flatMap(({ prefix, file }) => (prefix === '' ? [] : [file]));

/** What Next exports of a site with a home page, a page, a nested page and not-found pages in each language. */
const exported = [
  '404.html',
  '_next/static/chunk.js',
  '_not-found.html',
  '_not-found.txt',
  '_not-found/__next._full.txt',
  'en.html',
  'en.txt',
  'en/404.html',
  'en/404.txt',
  'en/about.html',
  'en/about.txt',
  'en/about/__next._tree.txt',
  'en/make-payment.html',
  'en/make-payment/efta-consent.html',
  'es.html',
  'es.txt',
  'es/about.html',
  ...notFoundPages,
  'robots.txt',
];

let out = '';

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'export-'));
  for (const file of exported) await write(file);
});

afterEach(async () => {
  await rm(out, { recursive: true });
});

/** Writes a file whose text is the path at which Next exported it. */
async function write(file: string) {
  await mkdir(dirname(join(out, file)), { recursive: true });
  await writeFile(join(out, file), file);
}

async function published(): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(filesIn(out).map(async (file) => [file, await readFile(join(out, file), 'utf8')] as const)),
  );
}

describe('unprefixDefaultLocale', () => {
  it('publishes English at the root and Spanish under /es, each with its own 404 page, and nothing under /en [address-1]', async () => {
    await unprefixDefaultLocale(out);
    expect(await published()).toEqual({
      '404.html': 'en/404.html',
      '404.txt': 'en/404.txt',
      '_next/static/chunk.js': '_next/static/chunk.js',
      'about.html': 'en/about.html',
      'about.txt': 'en/about.txt',
      'about/__next._tree.txt': 'en/about/__next._tree.txt',
      'es.html': 'es.html',
      'es.txt': 'es.txt',
      'es/about.html': 'es/about.html',
      ...Object.fromEntries(notFoundPages.map((file) => [file, file])),
      'index.html': 'en.html',
      'index.txt': 'en.txt',
      'make-payment.html': 'en/make-payment.html',
      'make-payment/efta-consent.html': 'en/make-payment/efta-consent.html',
      'robots.txt': 'robots.txt',
    });
  });

  it.each(['en', 'en.html', 'en.txt', 'en/404.html', ...notFoundPages])(
    'throws when the export has no %s, before it publishes anything',
    async (missing) => {
      await rm(join(out, missing), { recursive: true });
      await expect(unprefixDefaultLocale(out)).rejects.toThrow('ENOENT');
    },
  );
});
