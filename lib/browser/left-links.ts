import { isPlainClick } from './plain-click';

/** Identifies a link by its address and its index among links to that address, since returning to a page creates new elements. */
type LeftLink = { address: string | null; place: number };

/** By path, the link followed on that page while its title was out of view. */
const leftBy = new Map<string, LeftLink>();
/** The path that the last Back or Forward led to. */
let returnedTo: string | undefined;
/** The path of the page that is shown, because at a `popstate` the address is already the next page's. */
let shownPath = '';

/** Starts recording which links are followed and where Back and Forward lead; returns a function that stops it. */
export function watchLeavings(): () => void {
  shownPath = location.pathname;
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link && isPlainClick(event) && leadsAway(link)) remember(link);
    },
    options,
  );
  addEventListener(
    'popstate',
    () => {
      if (isTitleInView()) leftBy.delete(shownPath);
      returnedTo = location.pathname;
    },
    options,
  );
  return () => stop.abort();
}

/**
 * The link that was followed on the page at `path`, if Back or Forward has just led there. Undefined if the title was in view or the link is
 * gone or hidden; focus then goes to the page's heading.
 */
export function linkLeft(path: string): HTMLElement | undefined {
  const left = returnedTo === path ? leftBy.get(path) : undefined;
  returnedTo = undefined;
  shownPath = path;
  const link = left && linksTo(left.address)[left.place];
  return link?.checkVisibility() ? link : undefined;
}

/** Whether a link shows another page of the site in this tab; a phone number or a download does not. */
function leadsAway({ origin, pathname, download }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname && !download;
}

function isTitleInView(): boolean {
  const title = document.querySelector('main h1');
  return title !== null && title.getBoundingClientRect().bottom > 0;
}

function remember(link: Element): void {
  returnedTo = undefined;
  leftBy.delete(location.pathname);
  if (isTitleInView()) return;
  const address = link.getAttribute('href');
  leftBy.set(location.pathname, { address, place: linksTo(address).findIndex((other) => other === link) });
}

function linksTo(address: string | null): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === address);
}
