import { transform } from 'lightningcss';
import { layerOrder } from './order-layers';

const sheets = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** Preloads of the sheet of a page's error message, which may never be shown: React asks for the sheet when it is. */
const preloads = /<link rel="preload" href="[^"]+" as="style"[^>]*>/g;

/** Addresses of the style sheets that a page links, in order. Throws when it links none, or one in another form. */
export function linkedSheets(page: string, html: string): readonly string[] {
  const addresses = [...html.matchAll(sheets)].map(([, address = '']) => address);
  const left = /<link\b[^>]*(rel="stylesheet"|as="style")[^>]*>/.exec(
    html.replace(sheets, '').replace(preloads, ''),
  )?.[0];
  if (left || addresses.length === 0)
    throw new Error(
      `${page}: ${left ?? 'no style sheet'}: the adapter expects sheets as <link rel="stylesheet" href="…">`,
    );
  return addresses;
}

/**
 * The sheets at `addresses` as the text of one `<style>`, made small as the one sheet that it is; `read` gives a sheet's text.
 * Throws for sheets that could not stand inside a `<style>`.
 */
export function joinSheets(addresses: readonly string[], read: (address: string) => string): string {
  const [first = '', ...others] = addresses.map((address) => withAbsoluteUrls(read(address), address));
  const joined = first + others.map((css) => css.replace(layerOrder, '')).join('');
  const style = transform({ filename: 'page.css', code: Buffer.from(joined), minify: true }).code.toString();
  if (style.includes('</style')) throw new Error(`One of ${addresses.join(' ')} cannot be inlined`);
  return style;
}

/**
 * Gives the page with `style` in it instead of links to sheets, and with a link to `printSheet`, which the screen does not wait for: first
 * paint needs no second request. The program fetches the sheet of all pages for those that follow.
 */
export function inlineStyles(html: string, style: string, printSheet: string): string {
  let isFirst = true;
  return html.replace(preloads, '').replace(sheets, () => {
    const element = isFirst ? `<style>${style}</style><link rel="stylesheet" href="${printSheet}" media="print">` : '';
    isFirst = false;
    return element;
  });
}

/** A relative address in a sheet counts from the sheet; inside a page it would count from the page. */
function withAbsoluteUrls(css: string, address: string): string {
  const base = new URL(address, 'https://base.invalid');
  return css.replace(/url\((["']?)(?!data:|#|[a-z]+:|\/)([^"')]+)\1\)/g, (_, quote: string, relative: string) => {
    const { pathname, search, hash } = new URL(relative, base);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}
