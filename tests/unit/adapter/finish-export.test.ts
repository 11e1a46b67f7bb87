import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BuildSettings, finishExport } from '@/adapter/finish-export';
import { filesIn } from '@/files/files-in';
import { type HostRules, hostRules } from '@/hosts/rules';
import { coming, siteSheetAttribute } from '@/lib/browser/site-sheet';
import { defaultLocale, locales } from '@/lib/i18n/routing';
import { unlistedPaths } from '@/lib/pages/unlisted-pages';
import {
  bootScript,
  chunkOfContact,
  chunksOfPage,
  exportedPage,
  flightOfPage,
  sheetsOfPage,
} from './fixtures/exported-page';

vi.mock('@/adapter/bill-of-materials', () => ({ writeBillOfMaterials: () => {} }));

/** Spanish pages have other flight data. */
const spanishPage = exportedPage.replace('complaints@', 'quejas@').replace('lang="en-US"', 'lang="es-ES"');
/** The fixture's page has this class of a CSS module. */
const moduleClass = 'J9UM6a_variable';
/** A page with a chunk of its own. */
const contactPage = spanishPage.replace('</body>', `<script src="${chunkOfContact}" async=""></script></body>`);
const exported: Record<string, string> = {
  ...Object.fromEntries(hostRules.notFoundPages.map(({ file }) => [file, spanishPage])),
  '_not-found.html': exportedPage,
  'en.html': exportedPage,
  'en.txt': `0:["$","link","0",{"rel":"stylesheet","href":"${sheetsOfPage[0]}"}]\n`,
  'en/404.html': exportedPage,
  'en/about.html': exportedPage,
  'es.html': spanishPage,
  'es/about.html': spanishPage,
  'es/contact.html': contactPage,
  ...Object.fromEntries([...chunksOfPage, chunkOfContact].map((address) => [address.slice(1), chunkCode(address)])),
  ...Object.fromEntries(
    sheetsOfPage.map((address, index) => [
      address.slice(1),
      `@layer components{.c${index}{background:url(../media/a.svg)}.${moduleClass}{top:0}}`,
    ]),
  ),
};
const pages = ['404.html', 'about.html', 'es.html', 'es/404.html', 'es/about.html', 'index.html'];

/** Code in the form in which Turbopack writes a chunk; it records that it ran. */
function chunkCode(address: string): string {
  return `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,"code of ${address}"]);`;
}

/** The export with English at the root, without Next's own not-found pages. */
function englishAtRoot(): Record<string, string> {
  const kept = Object.entries(exported).filter(([file]) => file !== '404.html' && file !== '_not-found.html');
  return Object.fromEntries(kept.map(([file, text]) => [file.replace(/^en\//, '').replace(/^en\./, 'index.'), text]));
}

const settings: BuildSettings = {
  siteUrl: 'http://localhost:3000',
  bootScript,
  builtAt: '2026-03-01T12:00:00.000Z',
  apiOrigin: '',
  reportUrl: '',
  offline: { enabled: false, neverSaved: [] },
  isPlain: false,
};
let project = '';
const read = (file: string) => readFile(join(project, file), 'utf8');
const rules = async () => JSON.parse(await read('host/rules.json')) as HostRules;
const runtimeOf = (html: string) => /<script data-runtime="([^"]*)">/.exec(html)?.[1]?.split(' ') ?? [];
const bootOf = (html: string) => /<script data-runtime="[^"]*">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'finish-'));
  // The worker is bundled from the project's own sources.
  await symlink(resolve('lib'), join(project, 'lib'));
  for (const [file, text] of Object.entries(exported)) await write(file, text);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(project, { recursive: true });
});

async function write(file: string, text: string) {
  await mkdir(dirname(join(project, 'out', file)), { recursive: true });
  await writeFile(join(project, 'out', file), text);
}

describe('finishExport', () => {
  it('gives every page the same boot script, inline styles and no other script of Next', async () => {
    await finishExport(project, settings);
    const finished = await Promise.all(pages.map((page) => read(`out/${page}`)));
    expect(new Set(finished.map(bootOf)).size).toBe(1);
    expect(bootOf(finished[0] ?? '')).toBe(bootScript);
    for (const html of finished) {
      expect(html.replace(bootOf(html), '').match(/<script\b/g)).toHaveLength(2);
      expect(html.match(/<style>/g)).toHaveLength(1);
      expect(html).not.toContain('stylesheet');
      expect(html).toContain('url(/_next/static/media/a.svg)');
    }
  });

  it('lists the scripts to load: one for the page and one shared by most pages', async () => {
    await finishExport(project, settings);
    const [own = '', shared = '', ...others] = runtimeOf(await read('out/about.html'));
    for (const address of [own, shared]) expect(address).toMatch(/^\/_next\/static\/runtime\/[0-9a-f]{12}\.js$/);
    expect(others).toEqual([]);
    for (const code of flightOfPage) expect(await read(`out${own}`)).toContain(code);
    const [spanish, ...spanishFiles] = runtimeOf(await read('out/es/about.html'));
    expect(spanish).not.toBe(own);
    expect(spanishFiles).toEqual([shared]);
  });

  it('runs the code of each chunk once, under its own name', async () => {
    await finishExport(project, settings);
    const { window } = new JSDOM('');
    const self: { TURBOPACK?: [string, string][] } = {};
    const [own = '', shared = ''] = runtimeOf(await read('out/es/contact.html'));
    const addresses = [...chunksOfPage, chunkOfContact];
    for (const file of [own, shared])
      new Function('self', 'globalThis', 'document', await read(`out${file}`))({}, self, window.document);
    const ran = self.TURBOPACK?.filter((chunk) => Array.isArray(chunk)).map(([name, code]) => `${name}: ${code}`);
    expect(ran?.sort()).toEqual(
      addresses.map((address) => `${address.replace('/_next/', '')}: code of ${address}`).sort(),
    );
    expect(await read(`out${own}`)).toContain(`code of ${chunkOfContact}`);
  });

  it('marks the page’s stylesheets and chunks as loaded, so that React and Turbopack do not fetch them again', async () => {
    await finishExport(project, settings);
    const { window } = new JSDOM('');
    for (const file of runtimeOf(await read('out/about.html')))
      new Function('self', 'globalThis', 'document', await read(`out${file}`))({}, {}, window.document);
    const all = (selector: string, attribute: string) =>
      [...window.document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    expect(all('link[rel="stylesheet"][data-precedence="next"][disabled]', 'href')).toEqual(sheetsOfPage);
    expect(all('script[async][type="text/plain"]', 'src').sort()).toEqual([...chunksOfPage].sort());
  });

  it('loads the site stylesheet without applying it', async () => {
    await finishExport(project, settings);
    const { window } = new JSDOM('');
    const [own = ''] = runtimeOf(await read('out/about.html'));
    new Function('self', 'document', await read(`out${own}`))({}, window.document);
    const link = window.document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')!;
    expect(link.dataset.precedence).toBe('next');
    const sheet = await read(`out${link.getAttribute('href')}`);
    for (const index of sheetsOfPage.keys()) expect(sheet).toContain(`.c${index}`);
    expect(await read('out/index.txt')).toContain(`"href":"${link.getAttribute('href')}"`);
    expect(link.media).toBe('not all');
    expect(link.getAttribute(siteSheetAttribute)).toBe(coming);
    link.dispatchEvent(new window.Event('load'));
    expect(link.getAttribute(siteSheetAttribute)).toBe('');
  });

  it('writes one policy with the hashes of everything inline', async () => {
    await finishExport(project, settings);
    const policy = (await rules()).headers['Content-Security-Policy'] ?? '';
    const html = await read('out/es/about.html');
    const inline = [bootOf(html), ...[...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '')];
    for (const text of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policy.match(/sha256-/g)).toHaveLength(inline.length);
    expect((await rules()).redirects).toEqual(JSON.parse(JSON.stringify(hostRules.redirects)));
  });

  it('compresses the finished files, not those that Next wrote', async () => {
    await finishExport(project, settings);
    const [flight = '', shared = ''] = runtimeOf(await read('out/index.html'));
    for (const file of [...pages, flight.slice(1), shared.slice(1), sheetsOfPage[0]?.slice(1) ?? '']) {
      expect(brotliDecompressSync(await readFile(join(project, 'out', `${file}.br`))).toString()).toBe(
        await read(`out/${file}`),
      );
    }
  });

  it('shortens CSS module class names in pages and stylesheets', async () => {
    await finishExport(project, settings);
    for (const file of ['index.html', sheetsOfPage[0]?.slice(1) ?? ''])
      expect(await read(`out/${file}`)).not.toContain(moduleClass);
  });

  it.each([
    ['', "connect-src 'self'"],
    ['https://api.site.example', "connect-src 'self' https://api.site.example"],
  ])('has a policy that allows requests to an API at %j: %s', async (apiOrigin, directive) => {
    await finishExport(project, { ...settings, apiOrigin });
    expect((await rules()).headers['Content-Security-Policy']?.split('; ')).toContain(directive);
  });

  it('adds the report URL to the policy and headers when one is set', async () => {
    await finishExport(project, { ...settings, reportUrl: 'https://reports.site.example/a' });
    const { headers } = await rules();
    expect(headers['Content-Security-Policy']).toMatch(/; report-to default$/);
    expect(headers['Reporting-Endpoints']).toBe('default="https://reports.site.example/a"');
    expect(JSON.parse(headers.NEL ?? '')).toMatchObject({ report_to: 'default' });
    expect(await read('host/nginx/site.conf')).toContain(
      `add_header Reporting-Endpoints 'default="https://reports.site.example/a"' always;`,
    );
  });

  it('has another offline worker when an offline page changed, and the same one otherwise [offline-4]', async () => {
    const workerWith = async (page: string) => {
      await rm(join(project, 'out'), { recursive: true });
      const offlinePages = locales.map((locale) => `${locale}${unlistedPaths.offline}.html`);
      for (const file of offlinePages) await write(file, file.startsWith(defaultLocale) ? spanishPage : page);
      for (const [file, text] of Object.entries(exported)) await write(file, text);
      await finishExport(project, { ...settings, offline: { enabled: true, neverSaved: [] } });
      return read('out/offline-worker.js');
    };
    const [before, same, after] = [
      await workerWith(spanishPage),
      await workerWith(spanishPage),
      await workerWith(spanishPage.replace('</body>', '<p>800-555-0199</p></body>')),
    ];
    expect(same).toBe(before);
    expect(after).not.toBe(before);
  });

  it('has a worker that removes itself when offline reading is off [offline-5]', async () => {
    await finishExport(project, { ...settings, offline: { enabled: false, neverSaved: [] } });
    const worker = await read('out/offline-worker.js');
    expect(worker).toContain('.unregister()');
    expect(worker).not.toMatch(/addEventListener\(["'`]fetch/);
  });

  it('adds no reporting headers without a report URL', async () => {
    await finishExport(project, settings);
    expect(await read('host/rules.json')).not.toMatch(/report-to|report_to|Reporting-Endpoints|"NEL"/);
  });

  it('leaves Next’s files unchanged for a plain export, except for English at the root', async () => {
    await finishExport(project, { ...settings, isPlain: true });
    const ofHosts = /\.(br|gz)$|^_(headers|redirects)$/;
    const files = filesIn(join(project, 'out')).filter((file) => !ofHosts.test(file));
    const texts = await Promise.all(files.map(async (file) => [file, await read(`out/${file}`)] as const));
    expect(Object.fromEntries(texts)).toEqual(englishAtRoot());
    expect((await rules()).headers['Content-Security-Policy']).toBeUndefined();
  });

  it('throws, naming the page, when Next emits an unknown script', async () => {
    await write('es/about.html', spanishPage.replace('</body>', '<script>newThing()</script></body>'));
    await expect(finishExport(project, settings)).rejects.toThrow(
      'es/about.html: the adapter does not know this script: <script>newThing()</script>',
    );
  });

  it('throws, naming the chunk, when it passes its address in an unknown way', async () => {
    await write(chunksOfPage[0]?.slice(1) ?? '', 'TURBOPACK.push([document.currentScript])');
    await expect(finishExport(project, settings)).rejects.toThrow(
      `${chunksOfPage[0]}: the adapter does not know how this chunk passes its address`,
    );
  });
});
