import { coming, siteSheetAttribute } from '@/lib/browser/site-sheet';

/** The attributes of links that React looks for before it fetches a sheet itself. */
const sheet = { rel: 'stylesheet', 'data-precedence': 'next' };

/**
 * Script text that makes React believe that the style sheets at `addresses` are loaded; otherwise React would fetch them again and delay
 * hydration. React looks for a link to each, and a disabled link is never fetched
 * (https://html.spec.whatwg.org/multipage/semantics.html#attr-link-disabled).
 */
export function presentSheets(addresses: readonly string[]): string {
  return elements('link', 'href', { ...sheet, disabled: '' }, addresses);
}

/**
 * Script text that fetches the sheet at `address`, which other pages need; it has no effect before `applySiteSheet`. React takes the sheet for
 * loaded and does not wait for it, so an attribute marks it as `coming` until it has loaded.
 */
export function fetchSheet(address: string): string {
  const attributes = { ...sheet, media: 'not all', fetchpriority: 'low', [siteSheetAttribute]: coming };
  return `${elements('link', 'href', attributes, [address])}
document.head.lastChild.addEventListener('load', ({ target }) => target.setAttribute('${siteSheetAttribute}', ''));`;
}

/**
 * Script text that makes React and Turbopack believe that the chunks at `addresses` are loaded; otherwise they would fetch those named in
 * flight data again. They look for a script element for each chunk, and an element with a non-script type is never fetched.
 */
export function presentChunks(addresses: readonly string[]): string {
  return elements('script', 'src', { type: 'text/plain', async: '' }, addresses);
}

function elements(
  tag: string,
  nameOfAddress: string,
  attributes: Readonly<Record<string, string>>,
  addresses: readonly string[],
): string {
  return `for (const address of ${JSON.stringify(addresses)}) {
  const element = document.createElement('${tag}');
  for (const [name, value] of Object.entries({ ...${JSON.stringify(attributes)}, ${nameOfAddress}: address })) element.setAttribute(name, value);
  document.head.append(element);
}`;
}
