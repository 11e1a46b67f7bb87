/** The path of the page that the router shows, and the router's state in that history entry. */
let shown: { path: string; state: unknown } | undefined;

/** Records the page that the router shows, once it has written its history entry. */
export function noteShownPage(): void {
  shown = { path: location.pathname, state: history.state };
}

/**
 * Makes Back and Forward work with entries that a `#…` link created, which the router ignores; returns a function that stops it.
 * https://github.com/vercel/next.js/blob/v16.4.5/packages/next/src/client/components/app-router.tsx
 */
export function adoptForeignEntries(): () => void {
  const stop = new AbortController();
  addEventListener('hashchange', adopt, stop);
  addEventListener('popstate', reloadIfAnother, stop);
  return () => stop.abort();
}

function adopt(): void {
  if (history.state === null && shown?.path === location.pathname) history.replaceState(shown.state, '');
}

/** Reloads on a return to an entry of another page without the router's state, such as one created before the program ran. */
function reloadIfAnother({ state }: PopStateEvent): void {
  if (state === null && shown && shown.path !== location.pathname) location.reload();
}
