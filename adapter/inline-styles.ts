import { layerOrder } from './order-layers';

const sheets = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** Hints at the sheet of a page's error message, which may never be shown: React asks for it when it is. */
const preloads = /<link rel="preload" href="[^"]+" as="style"[^>]*>/g;

/**
 * Step 4, first paint without a second request: puts the style sheets that a page links into it, as one `<style>`, so that
 * the policy needs few hashes. Sheets of the pages that follow come as links; cascade layers make their order harmless.
 * The sheet of the error page, which Next preloads on every page, comes with that page when it is needed.
 * `read` gives a sheet's text by its address. Gives the page, the text of its `<style>` and the addresses of the sheets in it.
 * Throws for a sheet that could not stand inside a `<style>`.
 */
export function inlineStyles(page: string, html: string, read: (address: string) => string): { html: string; style: string; addresses: readonly string[] } {
  const addresses = [...html.matchAll(sheets)].map(([, address = '']) => address);
  const [first = '', ...others] = addresses.map((address) => withAbsoluteUrls(read(address), address));
  const style = first + others.map((css) => css.replace(layerOrder, '')).join('');
  if (style.includes('</style')) throw new Error(`${page}: one of ${addresses.join(' ')} cannot be inlined`);
  let isFirst = true;
  const inlined = html.replace(preloads, '').replace(sheets, () => {
    const element = isFirst ? `<style>${style}</style>` : '';
    isFirst = false;
    return element;
  });
  const left = /<link\b[^>]*(rel="stylesheet"|as="style")[^>]*>/.exec(inlined)?.[0];
  if (left || addresses.length === 0) throw new Error(`${page}: ${left ?? 'no style sheet'}: the adapter expects sheets as <link rel="stylesheet" href="…">`);
  return { html: inlined, style, addresses };
}

/** A relative address in a sheet counts from the sheet; inside a page it would count from the page. */
function withAbsoluteUrls(css: string, address: string): string {
  const base = new URL(address, 'https://base.invalid');
  return css.replace(/url\((["']?)(?!data:|#|[a-z]+:|\/)([^"')]+)\1\)/g, (_, quote: string, relative: string) => {
    return `url(${quote}${new URL(relative, base).pathname}${quote})`;
  });
}
