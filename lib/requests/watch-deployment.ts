import { askForNewer } from './deployment';

/** How long a page must have been hidden before it checks for a newer deployment, in ms. */
const askAfterMs = 60 * 60 * 1000;

/** Checks for a newer deployment when a chunk fails to load, and when the page is shown again after an hour. */
export function watchDeployment(): void {
  let leftAt = Infinity;

  const note = () => {
    if (document.hidden) leftAt = Math.min(leftAt, Date.now());
    else {
      if (Date.now() - leftAt >= askAfterMs) void askForNewer();
      leftAt = Infinity;
    }
  };
  document.addEventListener('visibilitychange', note);
  // A page restored from the back/forward cache was hidden, but not every engine fires `visibilitychange` before.
  addEventListener('pagehide', () => (leftAt = Math.min(leftAt, Date.now())));
  addEventListener('pageshow', note);
  addEventListener('error', ({ target }) => isOfBuild(target) && void askForNewer(), true);
}

/** Whether the target is a script or style sheet of the build; for an uncaught exception it is the window. */
function isOfBuild(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[src*="/_next/"],[href*="/_next/"]');
}
