import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { progressBar } from '@/lib/progress/progress-reducer';
import { type ProgressEvent, progressIdle, progressReducer, type ProgressState } from '@/lib/progress/progress-reducer';

const waiting: ProgressState = { status: 'waiting', percent: 0 };
const running: ProgressState = { status: 'running', percent: 20 };
const done: ProgressState = { status: 'done', percent: 100 };
const failed: ProgressState = { status: 'failed', percent: 100 };

describe('progress of a navigation', () => {
  test.each<[string, ProgressState, ProgressEvent, ProgressState]>([
    ['shows nothing at the start', progressIdle, { type: 'started' }, waiting],
    ['a second start restarts it', running, { type: 'started' }, waiting],
    ['shows nothing at 199 ms', waiting, { type: 'ticked', elapsedMs: 199 }, waiting],
    ['shows the bar at 200 ms', waiting, { type: 'ticked', elapsedMs: 200 }, { status: 'running', percent: 4 }],
    [
      'is at 50 % after half of 5000 ms',
      running,
      { type: 'ticked', elapsedMs: 2500 },
      { status: 'running', percent: 50 },
    ],
    ['never fills by time alone', running, { type: 'ticked', elapsedMs: 60_000 }, { status: 'running', percent: 95 }],
    ['is not shown for a quick navigation', waiting, { type: 'finished' }, progressIdle],
    ['the end fills the bar', running, { type: 'finished' }, done],
    ['a failure before 200 ms is shown', waiting, { type: 'failed' }, failed],
    ['a failure is shown', running, { type: 'failed' }, failed],
    ['ignores a tick after the end', done, { type: 'ticked', elapsedMs: 900 }, done],
    ['ignores a failure without a navigation', progressIdle, { type: 'failed' }, progressIdle],
    ['ignores a failure after the end', done, { type: 'failed' }, done],
    ['keeps showing a failure at the end', failed, { type: 'finished' }, failed],
    ['ignores an end without a navigation', progressIdle, { type: 'finished' }, progressIdle],
    ['it is hidden after its end', done, { type: 'hidden' }, progressIdle],
    ['it is hidden after a failure', failed, { type: 'hidden' }, progressIdle],
  ])('%s', (_, state, event, expected) => {
    expect(progressReducer(state, event)).toEqual(expected);
  });

  test('a running bar never shrinks and never reaches 100 %', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1 }), (times) => {
        const ordered = [...times].sort((one, other) => one - other);
        let state = progressReducer(progressIdle, { type: 'started' });
        for (const elapsedMs of ordered) {
          const next = progressReducer(state, { type: 'ticked', elapsedMs });
          expect(next.percent).toBeGreaterThanOrEqual(state.percent);
          expect(next.percent).toBeLessThan(100);
          expect(next.status).toBe(elapsedMs < progressBar.throttleMs ? 'waiting' : 'running');
          state = next;
        }
      }),
    );
  });
});
