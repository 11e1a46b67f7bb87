import { reloadOnce } from '@/lib/browser/reload-once';
import { follow } from './held-click';
import { stopWaiting } from './program';

/** A piece of a page that is on its way, which is a script of Turbopack's and not `async`, is that page's business. */
const programScript = 'script[async][src*="/_next/"],script[src*="/runtime/"]';

let isFollowed: unknown;

/** A file of the program that cannot be fetched reloads the page, once; a click that was held for it is followed instead. */
export function reloadOnFailure(): void {
  addEventListener(
    'error',
    ({ target }) => {
      const script = target as Partial<HTMLScriptElement>;
      if (!script.matches?.(programScript)) return;
      stopWaiting();
      isFollowed = follow() || isFollowed;
      if (!isFollowed) reloadOnce(`${script.src}`);
    },
    true,
  );
}
