import { runtimeAttribute } from '@/lib/browser/runtime';
import { mayFetchAhead } from '@/lib/requests/network';
import { intentMs, readingMs, settleMs } from './delays';
import { fetchesAheadAttribute, openedAtAttribute, ownProgramAttribute } from './protocol';

/** The program's files; empty in development and in the plain export, where Next's own scripts are in the page. */
const files = document.currentScript?.getAttribute(runtimeAttribute)?.split(' ') ?? [];
const root = document.documentElement;

const hydration = new AbortController();

/** Options for listeners that `endWaiting` removes once the page is hydrated. Such listeners run before the page's own. */
export const untilHydrated = { capture: true, signal: hydration.signal };

/** Events that show a visitor's intent. The program starts on the first of them, because a click that needs it may follow. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** Removes the listeners that were added with `untilHydrated`. */
export function endWaiting(): void {
  hydration.abort();
}

let fetched: Promise<unknown> = Promise.resolve();

/** Whether the page has a program to load. */
export const isAwaited = !!files[0];

/** Runs the program once, after a prerendered page is shown. A file that is already loading is not requested again. */
export function start(): void {
  if (document.prerendering) return;
  const names = files.splice(0);
  void fetched.then(() => {
    for (const src of names)
      document.head.append(Object.assign(document.createElement('script'), { async: false, src }));
  });
}

/** Fetches the program when the loaded page is idle, unless the visitor saves data, and runs it on the first sign of intent. */
export function startOnIntent(): void {
  for (const type of signs) addEventListener(type, startOnSign, untilHydrated);
  addEventListener('load', () => {
    if (document.prerendering) document.addEventListener('prerenderingchange', settle);
    else settle();
  });
}

/** Starts the program once, except for a pointer at the left edge: headless browsers report a pointer in the corner without any movement. */
function startOnSign(event: Event): void {
  if (files[0] && (event as Partial<PointerEvent>).x !== 0) setTimeout(start, intentMs);
}

function settle(): void {
  // Reading `scrollY` during the load event would force an extra layout, so it is read in the next frame.
  requestAnimationFrame(() => root.setAttribute(openedAtAttribute, `${scrollY}`));
  setTimeout(fetchAhead, settleMs);
}

function fetchAhead(): void {
  // A visitor who acts at once may already have started the program.
  if (untilHydrated.signal.aborted || !mayFetchAhead(navigator)) return;
  root.setAttribute(fetchesAheadAttribute, '');
  fetched = Promise.allSettled(
    files.map((file) => fetch(file, { priority: 'low' }).then((response) => response.blob())),
  );
  if (document.querySelector(`[${ownProgramAttribute}]`)) setTimeout(start, readingMs);
}
