import { describe, expect, it } from 'vitest';
import { inlineStyles } from '@/adapter/inline-styles';
import { layerOrder } from '@/adapter/order-layers';
import { exportedPage, sheetsOfPage } from './fixtures/exported-page';

const link = (address: string) => `<link rel="stylesheet" href="${address}" data-precedence="next"/>`;
/** What becomes of a page that links one sheet with this text. */
const inlined = (css: string) => inlineStyles('about.html', `<head>${link('/_next/static/chunks/a.css')}</head>`, () => css).style;

describe('inlineStyles', () => {
  it('puts the sheets as one where the first link was, in the same order', () => {
    const { html, style } = inlineStyles('about.html', exportedPage, (address) => `/* ${address} */`);
    expect(style).toBe(sheetsOfPage.map((address) => `/* ${address} */`).join(''));
    expect(html).toBe(exportedPage.replace(sheetsOfPage.map(link).join(''), `<style>${style}</style>`));
    expect(html).not.toContain('stylesheet');
  });

  it('says the order of the layers once, and gives the addresses of the sheets', () => {
    const { style, addresses } = inlineStyles('about.html', exportedPage, () => `${layerOrder}@layer base{a{}}`);
    expect(style).toBe(layerOrder + '@layer base{a{}}'.repeat(sheetsOfPage.length));
    expect(addresses).toEqual(sheetsOfPage);
  });

  it('takes out the hint at a sheet that the page does not link', () => {
    const hint = '<link rel="preload" href="/_next/static/chunks/error.css" as="style"/>';
    expect(inlineStyles('about.html', hint + link('/a.css'), () => 'a{}').html).toBe('<style>a{}</style>');
  });

  it('keeps a sheet whole that holds patterns of a replacement', () => {
    expect(inlined('a::after{content:"$& $1 $`"}')).toBe('a::after{content:"$& $1 $`"}');
  });

  it.each([
    ['url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
    ['url("../media/a.woff2")', 'url("/_next/static/media/a.woff2")'],
    ["url('b.svg')", "url('/_next/static/chunks/b.svg')"],
    ['url(/images/c.avif)', 'url(/images/c.avif)'],
    ['url(data:image/svg+xml,x)', 'url(data:image/svg+xml,x)'],
    ['url("data:image/svg+xml,%3Csvg/%3E")', 'url("data:image/svg+xml,%3Csvg/%3E")'],
    ['url(#mask)', 'url(#mask)'],
  ])('makes %s count from the sheet: %s', (written, expected) => {
    expect(inlined(`a{background:${written}}b{src:${written} format("woff2")}`)).toBe(`a{background:${expected}}b{src:${expected} format("woff2")}`);
  });

  it('stops at a sheet that would end its <style>', () => {
    expect(() => inlined('a::after{content:"</style><script>"}')).toThrow('about.html: one of /_next/static/chunks/a.css cannot be inlined');
  });

  it('stops at a page without a sheet, and at one that links a sheet in another form', () => {
    expect(() => inlineStyles('about.html', '<head></head>', () => '')).toThrow('about.html: no style sheet');
    const other = '<link href="/b.css" rel="stylesheet"/>';
    expect(() => inlineStyles('about.html', link('/a.css') + other, () => '')).toThrow(`about.html: ${other}`);
  });
});
