/** The path of the page that the router shows, and what the router keeps in the history's entry. */
let shown: { path: string; state: unknown } | undefined;

/** Says that the router shows the page at the present address, once it has written its entry. */
export function noteShownPage(): void {
  shown = { path: location.pathname, state: history.state };
}

/**
 * Lets Back and Forward show the right page where entries are not the router's, until the function that it gives is called. A followed `#…`
 * makes one without the router's state, and the router ignores a return to it (https://github.com/vercel/next.js/blob/v16.0.0/packages/next/src/client/components/app-router.tsx).
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

/** An entry that was made before the program ran was not adopted. */
function reloadIfAnother({ state }: PopStateEvent): void {
  if (state === null && shown && shown.path !== location.pathname) location.reload();
}
