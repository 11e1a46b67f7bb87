import { mayFetchAhead } from '@/lib/links/network';
import { readingMs, settleMs } from './delays';
import { openedAt, ownProgram, runtime } from './protocol';

/** The program's files; none in development and in the plain export, where Next's own scripts are in the page. */
const files = document.currentScript?.getAttribute(runtime)?.split(' ') ?? [];
const signsOfIntent = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** Whether the program is yet to come: clicks on its controls are held until then. */
export let isAwaited = !!files[0];

/** The program has come, or will not. */
export function stopWaiting(): void {
  isAwaited = false;
}

/** Runs the program, once. */
export function start(): void {
  for (const file of files.splice(0)) {
    document.head.append(Object.assign(document.createElement('script'), { async: false, src: file }));
  }
}

/** The program is fetched when the loaded page is left alone, unless the visitor saves data, and runs on the first sign of intent. */
export function startOnIntent(): void {
  for (const type of signsOfIntent) addEventListener(type, startOnSign, true);
  addEventListener('load', () => {
    // With the first frame: asked for in the load event, it would have the page laid out there and then.
    requestAnimationFrame(() => document.documentElement.setAttribute(openedAt, `${scrollY}`));
    setTimeout(fetchAhead, settleMs);
  });
}

/** A pointer at the left edge is no sign: a browser without a window reports one in the corner of each page, which nobody moved. */
function startOnSign(event: Event): void {
  if ((event as Partial<PointerEvent>).x !== 0) start();
}

function fetchAhead(): void {
  if (!mayFetchAhead(navigator)) return;
  for (const file of files) fetch(file, { priority: 'low' }).catch(() => {});
  if (document.querySelector(`[${ownProgram}]`)) setTimeout(start, readingMs);
}
