import { isComing } from '../lib/browser/site-sheet';

/** React looks for it before it fetches a sheet itself. */
const sheet = { rel: 'stylesheet', 'data-precedence': 'next' };

/**
 * Script text that tells React the style sheets at `addresses` are in the page: without it React would fetch them a second time
 * and put off hydration until they had come. React looks for a link to each; one that is disabled is never fetched
 * (https://html.spec.whatwg.org/multipage/semantics.html#attr-link-disabled).
 */
export function presentSheets(addresses: readonly string[]): string {
  return elements('link', 'href', { ...sheet, disabled: '' }, addresses);
}

/**
 * Script text that fetches the sheet at `address`, which other pages need: React takes the link for a sheet that is there and waits for
 * nothing, so `isComing` marks it until it is.
 */
export function fetchSheet(address: string): string {
  return `${elements('link', 'href', { ...sheet, fetchpriority: 'low', [isComing]: '' }, [address])}
document.head.lastChild.addEventListener('load', ({ target }) => target.removeAttribute('${isComing}'));`;
}

/**
 * Script text that tells React and Turbopack the chunks at `addresses` are in the page: they would fetch those that flight data names
 * a second time. They look for a script element of each; one with a type that is no script's is never fetched.
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
