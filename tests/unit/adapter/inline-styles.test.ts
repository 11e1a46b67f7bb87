import { describe, expect, it } from 'vitest';
import { inlineStyles, joinSheets, linkedSheets } from '@/adapter/inline-styles';
import { layerOrder } from '@/adapter/order-layers';
import { exportedPage, sheetsOfPage } from './fixtures/exported-page';

const link = (address: string) => `<link rel="stylesheet" href="${address}" data-precedence="next"/>`;
/** The style of a page that has one sheet with this text. */
const inlined = (css: string) => joinSheets(['/_next/static/chunks/a.css'], () => css);

describe('linkedSheets', () => {
  it('lists the stylesheet addresses of a page in order', () => {
    expect(linkedSheets('about.html', exportedPage)).toEqual(sheetsOfPage);
  });

  it('throws for a page without a stylesheet, and for an unknown form of link', () => {
    expect(() => linkedSheets('about.html', '<head></head>')).toThrow('about.html: no style sheet');
    const other = '<link href="/b.css" rel="stylesheet"/>';
    expect(() => linkedSheets('about.html', link('/a.css') + other)).toThrow(`about.html: ${other}`);
  });
});

describe('inlineStyles', () => {
  it('replaces the stylesheet links with an inline style', () => {
    const html = inlineStyles(exportedPage, 'a::after{content:"$& $1 $`"}');
    expect(html).toBe(
      exportedPage.split(sheetsOfPage.map(link).join('')).join(`<style>a::after{content:"$& $1 $\`"}</style>`),
    );
  });

  it('removes preloads of stylesheets that the page does not link', () => {
    const hint = '<link rel="preload" href="/_next/static/chunks/error.css" as="style"/>';
    expect(inlineStyles(hint + link('/a.css'), 'a{}')).toBe('<style>a{}</style>');
  });
});

describe('joinSheets', () => {
  it('joins and minifies stylesheets in order, with one declaration of the layer order', () => {
    const style = joinSheets(
      ['/a.css', '/b.css'],
      (address) => `${layerOrder}@layer base { ${address.slice(1, 2)} { margin: 0 } }\n`,
    );
    expect(style).toBe('@layer reset,tokens;@layer base{a,b{margin:0}}@layer components;');
  });

  it.each([
    ['url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
    ['url("../media/a.woff2")', 'url(/_next/static/media/a.woff2)'],
    ["url('b.svg')", 'url(/_next/static/chunks/b.svg)'],
    ['url(/images/c.avif)', 'url(/images/c.avif)'],
    ['url(data:image/svg+xml,x)', 'url(data:image/svg+xml,x)'],
    ['url("data:image/svg+xml,%3Csvg/%3E")', 'url(data:image/svg+xml,%3Csvg/%3E)'],
    ['url(#mask)', 'url(#mask)'],
  ])('resolves %s relative to the stylesheet: %s', (written, expected) => {
    expect(inlined(`a{background:${written}}b{src:${written} format("woff2")}`)).toBe(
      `a{background:${expected}}b{src:${expected} format("woff2")}`,
    );
  });

  it('throws for a stylesheet that would close its style element', () => {
    expect(() => inlined('a::after{content:"</style><script>"}')).toThrow(
      'One of /_next/static/chunks/a.css cannot be inlined',
    );
  });
});
