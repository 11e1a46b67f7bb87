/** The only inline script of a page: what must happen before first paint and until the program runs. */
import { holdClicks } from './held-click';
import { warnBeforeLeaving } from './leave-site';
import { printOnClick, titlePrintOuts } from './print';
import { isAwaited, startOnIntent } from './program';
import { replaceOnExit } from './quick-exit';
import { reloadOnFailure } from './reload';
import { applyStoredLocale, storeChosenLocale } from './stored-locale';
import { restrictScripts } from './trusted-types';

restrictScripts();
applyStoredLocale();
storeChosenLocale();
warnBeforeLeaving();
if (isAwaited) {
  startOnIntent();
  holdClicks();
  reloadOnFailure();
}
// Registered after `reloadOnFailure`, which would not count a click that is already prevented as a followed link.
replaceOnExit();
printOnClick();
titlePrintOuts();
