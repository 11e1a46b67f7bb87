import { reloadOnce } from '@/lib/browser/reload-once';
import { closest, onPlainClick } from './click';
import { pressMs } from './delays';
import { giveUp, isHolding } from './held-click';

/** Matches the scripts of the current page. Scripts of the next page during a navigation are not `async`, and Next handles their failure. */
const programScript = 'script[async][src*="/_next/"],script[src*="/runtime/"]';

let isInUse: boolean | undefined;

/** Reloads the page once when a file of the program cannot be fetched, unless a reload would lose a held click, a followed link or typed text. */
export function reloadOnFailure(): void {
  const use = () => {
    isInUse = true;
  };
  onPlainClick('a', use);
  // Captured, because the program withholds this event from the page while it starts.
  addEventListener('input', use, true);
  addEventListener(
    'error',
    (event) => {
      const script = closest<HTMLScriptElement>(event, programScript);
      if (!script) return;
      isInUse ||= isHolding();
      giveUp();
      // The first sign of intent may be a press whose click has not happened yet.
      setTimeout(() => isInUse || isHolding() || reloadOnce(script.src), pressMs);
    },
    true,
  );
}
