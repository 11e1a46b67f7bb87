import { mayFetchAhead } from '@/lib/links/network';
import { readingMs, settleMs } from './delays';
import { fetchesAhead, openedAt, ownProgram, runtime } from './protocol';

/** The program's files; none in development and in the plain export, where Next's own scripts are in the page. */
const files = document.currentScript?.getAttribute(runtime)?.split(' ') ?? [];
const page = document.documentElement;

/** Ended once the page is hydrated. */
export const untilHydrated = new AbortController();

let fetched: Promise<unknown> | undefined;

/** Whether there is a program to come. */
export const isAwaited = !!files[0];

/** Runs the program, once, in a page that is shown. A file that is on its way is waited for, not asked for again. */
export async function start(): Promise<void> {
  if (document.prerendering) return;
  const names = files.splice(0);
  await fetched;
  for (const src of names) document.head.append(Object.assign(document.createElement('script'), { async: false, src }));
}

/** The program is fetched when the loaded page is left alone, unless the visitor saves data, and runs on the first sign of intent. */
export function startOnIntent(): void {
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])
    addEventListener(type, startOnSign, true);
  addEventListener('load', () => {
    if (document.prerendering) document.addEventListener('prerenderingchange', settle);
    else settle();
  });
}

/** A pointer at the left edge is no sign: a browser without a window reports one in the corner of each page, which nobody moved. */
function startOnSign(event: Event): void {
  if ((event as Partial<PointerEvent>).x !== 0) start();
}

function settle(): void {
  // In the next frame: to read `scrollY` in the load event would force a layout of its own.
  requestAnimationFrame(() => page.setAttribute(openedAt, `${scrollY}`));
  setTimeout(fetchAhead, settleMs);
}

function fetchAhead(): void {
  // A visitor who acts at once may have the program before this.
  if (untilHydrated.signal.aborted || !mayFetchAhead(navigator)) return;
  page.setAttribute(fetchesAhead, '');
  fetched = Promise.allSettled(files.map(async (file) => (await fetch(file, { priority: 'low' })).blob()));
  if (document.querySelector(`[${ownProgram}]`)) setTimeout(start, readingMs);
}
