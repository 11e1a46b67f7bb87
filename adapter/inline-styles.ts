import { transform } from 'lightningcss';
import { layerOrder } from './order-layers';

const sheets = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** Matches preloads of the error message's sheet. They are removed, because the message applies the sheet of all pages, which has its styles. */
const preloads = /<link rel="preload" href="[^"]+" as="style"[^>]*>/g;

/** Addresses of the style sheets that a page links, in order. Throws if it links none, or one in an unknown form. */
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
 * Joins and minifies the sheets at `addresses` as the text of one `<style>`; `read` returns a sheet's text. Throws for sheets that cannot be
 * put into a `<style>`.
 */
export function joinSheets(addresses: readonly string[], read: (address: string) => string): string {
  const [first = '', ...others] = addresses.map((address) => withAbsoluteUrls(read(address), address));
  const joined = first + others.map((css) => css.replace(layerOrder, '')).join('');
  const style = transform({ filename: 'page.css', code: Buffer.from(joined), minify: true }).code.toString();
  if (style.includes('</style')) throw new Error(`One of ${addresses.join(' ')} cannot be inlined`);
  return style;
}

/**
 * Replaces the page's links to sheets with the inlined `style`, so that first paint needs no second request. The program later fetches the
 * sheet of all pages for navigations.
 */
export function inlineStyles(html: string, style: string): string {
  let isFirst = true;
  return html.replace(preloads, '').replace(sheets, () => {
    const element = isFirst ? `<style>${style}</style>` : '';
    isFirst = false;
    return element;
  });
}

/** Makes relative addresses in a sheet absolute, because in a page they would be resolved against the page. */
function withAbsoluteUrls(css: string, address: string): string {
  const base = new URL(address, 'https://base.invalid');
  return css.replace(/url\((["']?)(?!data:|#|[a-z]+:|\/)([^"')]+)\1\)/g, (_, quote: string, relative: string) => {
    const { pathname, search, hash } = new URL(relative, base);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}
