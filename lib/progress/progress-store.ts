import { progressBar, type ProgressEvent, progressIdle, progressReducer, type ProgressState } from './progress-reducer';

let state: ProgressState = progressIdle;
let ticking: ReturnType<typeof setInterval> | undefined;
let hiding: ReturnType<typeof setTimeout> | undefined;
let shownPath: string | undefined;
const listeners = new Set<() => void>();

/** The one progress bar of the page: `start`, then `finish` or `fail`. React reads it with `useSyncExternalStore`. */
export const progressStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): ProgressState => state,
  getServerSnapshot: (): ProgressState => progressIdle,

  start(): void {
    clearTimeout(hiding);
    clearInterval(ticking);
    const startedAt = performance.now();
    dispatch({ type: 'started' });
    ticking = setInterval(
      () => dispatch({ type: 'ticked', elapsedMs: performance.now() - startedAt }),
      progressBar.throttleMs,
    );
  },
  /** A navigation to `pathname` begins; one to the current page ends any other. */
  startTowards(pathname: string): void {
    if (pathname === shownPath) progressStore.finish();
    else progressStore.start();
  },
  /** The page at `pathname` is shown, so the navigation is complete. */
  arriveAt(pathname: string): void {
    shownPath = pathname;
    progressStore.finish();
  },
  finish: (): void => end({ type: 'finished' }),
  fail: (): void => end({ type: 'failed' }),
};

function end(event: ProgressEvent): void {
  clearInterval(ticking);
  dispatch(event);
  if (state.status === 'idle') return;
  clearTimeout(hiding);
  hiding = setTimeout(() => dispatch({ type: 'hidden' }), progressBar.hideDelayMs);
}

function dispatch(event: ProgressEvent): void {
  state = progressReducer(state, event);
  listeners.forEach((listener) => listener());
}
