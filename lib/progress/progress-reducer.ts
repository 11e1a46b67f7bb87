/** `waiting` means a navigation that has not yet taken longer than the throttle, so nothing is shown. */
export type ProgressState =
  | { status: 'idle' | 'waiting'; percent: 0 }
  | { status: 'running'; percent: number }
  | { status: 'done' | 'failed'; percent: 100 };

/** The events of a navigation. */
export type ProgressEvent =
  | { type: 'started' }
  /** `elapsedMs` since the start. */
  | { type: 'ticked'; elapsedMs: number }
  | { type: 'finished' }
  | { type: 'failed' }
  | { type: 'hidden' };

/** Time for the bar to fill, delay before it is shown, and delay before it is hidden. */
export const progressBar = { durationMs: 5000, throttleMs: 200, hideDelayMs: 500 } as const;

/** Nothing is loading and no bar is shown. */
export const progressIdle: ProgressState = { status: 'idle', percent: 0 };

/** The most that an unfinished navigation shows: only its end fills the bar. */
const unfinishedPercent = 95;

/** The state machine of the loading bar (`progress-2`), with the times of `progressBar`. */
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
