import { askForNewer } from './deployment';

/** How long a page was out of sight before it asks for a newer deployment. */
export const askAfterMs = 60 * 60 * 1000;

/** Asks for a newer deployment when a chunk of the program fails to load, and when the page comes back after an hour. */
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
  // A page that comes back from the history has been hidden; not every engine says so before.
  addEventListener('pagehide', () => (leftAt = Math.min(leftAt, Date.now())));
  addEventListener('pageshow', note);
  addEventListener('error', ({ target }) => isOfBuild(target as Partial<Element>) && void askForNewer(), true);
}

/** A script or a style sheet of the build; an uncaught exception has the window for its target, which matches nothing. */
function isOfBuild(target: Partial<Element>): boolean | undefined {
  return target.matches?.('[src*="/_next/"],[href*="/_next/"]');
}
