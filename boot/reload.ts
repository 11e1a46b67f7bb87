import { isPlainClick } from '@/lib/browser/plain-click';
import { reloadOnce } from '@/lib/browser/reload-once';
import { closest } from './closest';
import { pressMs } from './delays';
import { giveUp, isHolding } from './held-click';

/** The scripts of the present page. Those of a page that is being navigated to are not `async`, and Next deals with their failure. */
const programScript = 'script[async][src*="/_next/"],script[src*="/runtime/"]';

let isInUse: boolean;

/** A file of the program that cannot be fetched reloads the page, once, unless a click is held for it or a link was followed: neither is lost. */
export function reloadOnFailure(): void {
  addEventListener('click', (event) => {
    if (isPlainClick(event) && closest(event, 'a')) isInUse = true;
  });
  addEventListener(
    'error',
    ({ target }) => {
      const { matches, src } = target as HTMLScriptElement;
      if (!matches?.call(target, programScript)) return;
      isInUse = giveUp() || isInUse;
      // The first sign of intent may be a press whose click is yet to come.
      setTimeout(() => isInUse || isHolding() || reloadOnce(src), pressMs);
    },
    true,
  );
}
