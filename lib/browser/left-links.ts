import { isPlainClick } from './plain-click';

/** Identifies a link by its address and its index among links to that address, since returning to a page creates new elements. */
type LeftLink = { address: string | null; place: number };

/** By path, the link followed on that page while its title was out of view. */
const leftBy = new Map<string, LeftLink>();
/** The path that the last Back or Forward led to. */
let returnedTo: string | undefined;

/** Starts recording which links are followed and where Back and Forward lead; returns a function that stops it. */
export function watchLeavings(): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (link && link.origin === location.origin && isPlainClick(event)) remember(link);
    },
    options,
  );
  addEventListener('popstate', () => (returnedTo = location.pathname), options);
  return () => stop.abort();
}

/**
 * The link that was followed on the page at `path`, if Back or Forward has just led there. Undefined if the title was in view or the link is
 * gone or hidden; focus then goes to the page's heading.
 */
export function linkLeft(path: string): HTMLElement | undefined {
  const left = returnedTo === path ? leftBy.get(path) : undefined;
  returnedTo = undefined;
  const link = left && linksTo(left.address)[left.place];
  return link?.checkVisibility() ? link : undefined;
}

function remember(link: Element): void {
  returnedTo = undefined;
  leftBy.delete(location.pathname);
  const title = document.querySelector('main h1');
  if (title && title.getBoundingClientRect().bottom > 0) return;
  const address = link.getAttribute('href');
  leftBy.set(location.pathname, { address, place: linksTo(address).findIndex((other) => other === link) });
}

function linksTo(address: string | null): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === address);
}
