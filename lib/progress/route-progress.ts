/** `waiting` is a change that has not yet taken longer than the throttle: nothing is shown. */
export type ProgressState = { status: 'idle' | 'waiting' | 'running' | 'done' | 'failed'; percent: number };

/** What happens to a change of page, as the bar sees it. */
export type ProgressEvent =
  | { type: 'started' }
  /** `elapsedMs` since the start. */
  | { type: 'ticked'; elapsedMs: number }
  | { type: 'finished' }
  | { type: 'failed' }
  | { type: 'hidden' };

/** Time to grow to the full, time before it shows, time before it hides. */
export const progressBar = { durationMs: 5000, throttleMs: 200, hideDelayMs: 500 } as const;

/** Nothing is loading and no bar is shown. */
export const progressIdle: ProgressState = { status: 'idle', percent: 0 };

/** How far an unfinished change is shown at most: only the end of the change fills the bar. */
const unfinishedPercent = 95;

/** The loading bar (`progress-2`), with the times of `progressBar`. */
export function progressReducer(state: ProgressState, event: ProgressEvent): ProgressState {
  const isUnderWay = state.status === 'waiting' || state.status === 'running';
  switch (event.type) {
    case 'started':
      return { status: 'waiting', percent: 0 };
    case 'ticked':
      if (!isUnderWay || event.elapsedMs < progressBar.throttleMs) return state;
      return {
        status: 'running',
        percent: Math.min(unfinishedPercent, (event.elapsedMs / progressBar.durationMs) * 100),
      };
    case 'finished':
      if (state.status === 'waiting') return progressIdle;
      return state.status === 'running' ? { status: 'done', percent: 100 } : state;
    case 'failed':
      return isUnderWay ? { status: 'failed', percent: 100 } : state;
    case 'hidden':
      return progressIdle;
  }
}
