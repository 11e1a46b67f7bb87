/** A link by its address, and by its place among those that lead there: the page is made anew when it comes back. */
type LeftLink = { address: string | null; place: number };

/** By path, the link by which each page was left from below its top. */
const leftBy = new Map<string, LeftLink>();
/** Path to which Back or Forward led last. */
let returnedTo: string | undefined;

/** Remembers the links by which pages are left, and where Back and Forward lead, until the function that it gives is called. */
export function watchLeavings(): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a[href]');
      if (link) remember(link);
    },
    options,
  );
  addEventListener('popstate', () => (returnedTo = location.pathname), options);
  return () => stop.abort();
}

/**
 * The link by which the page at `path` was left, when Back or Forward has led there; nothing where its title was in view, or where the
 * link is gone or not shown: the page's heading has focus then.
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
