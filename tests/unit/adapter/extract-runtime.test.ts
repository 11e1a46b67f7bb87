import { describe, expect, it } from 'vitest';
import { bootElement, bootPlace, extractRuntime } from '@/adapter/extract-runtime';
import { chunksOfPage, exportedPage, flightOfPage } from './fixtures/exported-page';

const extract = (html: string) => extractRuntime('about.html', html);
const scriptsIn = (html: string) => [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)];

describe('extractRuntime', () => {
  it('keeps only the boot script’s placeholder and the JSON-LD', () => {
    const [boot, jsonLd, ...others] = scriptsIn(extract(exportedPage).html);
    expect(boot?.[1]).toBe(bootPlace);
    expect(JSON.parse(jsonLd?.[1] ?? '')).toMatchObject({ '@type': 'LegalService' });
    expect(others).toEqual([]);
  });

  it('removes all script addresses', () => {
    expect(exportedPage).toContain('as="script"');
    expect(extract(exportedPage).html).not.toMatch(/\.js\b|as="script"/);
  });

  it('leaves the rest of the page unchanged', () => {
    const words = (html: string) =>
      html.replace(/<script\b[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*>/g, '');
    expect(words(extract(exportedPage).html)).toBe(words(exportedPage));
    expect(extract(exportedPage).html).toContain('$&amp; more');
  });

  it('lists the chunks in page order, without the legacy one', () => {
    expect(extract(exportedPage).chunks).toEqual(chunksOfPage);
  });

  it('joins the bootstrap and the flight data into one script that runs in the same order', () => {
    const { inline } = extract(exportedPage);
    const self: { __next_f?: unknown[]; TURBOPACK?: unknown[] } = {};
    new Function('self', 'globalThis', inline)(self, self);
    expect(self.TURBOPACK).toHaveLength(1);
    expect(flightOfPage).toHaveLength(2);
    expect(self.__next_f).toEqual([
      [0],
      ...flightOfPage.map((code) => [1, JSON.parse(code.slice('self.__next_f.push([1,'.length, -2))]),
    ]);
  });

  it.each([
    ['an inline script of another form', '<script>console.log(1)</script>'],
    ['a chunk from another folder', '<script src="/_next/other/a.js" async=""></script>'],
    ['a script of another host', '<script src="https://evil.example/_next/static/chunks/a.js"></script>'],
    ['a module', '<script type="module">import "/a.js"</script>'],
    ['a chunk that also holds code', '<script src="/_next/static/chunks/a.js">alert(1)</script>'],
  ])('throws, naming the page and the script, at %s', (_, script) => {
    expect(() => extract(exportedPage.replace('</body>', `${script}</body>`))).toThrow(
      `about.html: the adapter does not know this script: ${script}`,
    );
  });

  it.each(['<link href="/a.js" rel="preload" as="script"/>', '<link rel="modulepreload" href="/a.js"/>'])(
    'throws at an unknown kind of preload: %s',
    (preload) => {
      expect(() => extract(exportedPage.replace('</head>', `${preload}</head>`))).toThrow(
        `about.html: the adapter does not know this preload of a script: ${preload}`,
      );
    },
  );

  it('throws when the boot script is missing', () => {
    expect(() => extract(exportedPage.replace(bootElement, ''))).toThrow(
      'about.html: the place of the inline boot script is missing',
    );
  });

  it('throws when the boot script’s element is not the one that is replaced', () => {
    const withAttribute = exportedPage.replace(bootElement, bootElement.replace('<script>', '<script nonce="1">'));
    expect(() => extract(withAttribute)).toThrow(
      'about.html: the adapter does not know this script: <script nonce="1">',
    );
  });

  it('throws when a page has no chunks or no flight data, such as an already finished page', () => {
    expect(() => extract(extract(exportedPage).html)).toThrow('about.html: found 0 chunks and 0 inline scripts');
    const [withoutFlight] = exportedPage.split('<script>(self.__next_f');
    expect(() => extract(`${withoutFlight}</body></html>`)).toThrow('about.html: found 5 chunks and 1 inline scripts');
  });
});
