import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { progressBar } from '@/lib/progress/progress-reducer';
import { progressIdle, progressReducer, type ProgressEvent, type ProgressState } from '@/lib/progress/progress-reducer';

const waiting: ProgressState = { status: 'waiting', percent: 0 };
const running: ProgressState = { status: 'running', percent: 20 };
const done: ProgressState = { status: 'done', percent: 100 };
const failed: ProgressState = { status: 'failed', percent: 100 };

describe('progress of a change of page', () => {
  test.each<[string, ProgressState, ProgressEvent, ProgressState]>([
    ['a start shows nothing yet', progressIdle, { type: 'started' }, waiting],
    ['a start in the middle of another begins anew', running, { type: 'started' }, waiting],
    ['199 ms show nothing', waiting, { type: 'ticked', elapsedMs: 199 }, waiting],
    ['200 ms show the bar', waiting, { type: 'ticked', elapsedMs: 200 }, { status: 'running', percent: 4 }],
    [
      'half of 5000 ms is half of the bar',
      running,
      { type: 'ticked', elapsedMs: 2500 },
      { status: 'running', percent: 50 },
    ],
    [
      'time alone never fills the bar',
      running,
      { type: 'ticked', elapsedMs: 60_000 },
      { status: 'running', percent: 95 },
    ],
    ['a change that was quick is never shown', waiting, { type: 'finished' }, progressIdle],
    ['the end fills the bar', running, { type: 'finished' }, done],
    ['a failure before 200 ms is shown', waiting, { type: 'failed' }, failed],
    ['a failure is shown', running, { type: 'failed' }, failed],
    ['a tick after the end changes nothing', done, { type: 'ticked', elapsedMs: 900 }, done],
    ['a failure without a change is nothing', progressIdle, { type: 'failed' }, progressIdle],
    ['a failure after the end is nothing', done, { type: 'failed' }, done],
    ['an end after a failure does not hide it', failed, { type: 'finished' }, failed],
    ['an end without a change is nothing', progressIdle, { type: 'finished' }, progressIdle],
    ['it is hidden after its end', done, { type: 'hidden' }, progressIdle],
    ['it is hidden after a failure', failed, { type: 'hidden' }, progressIdle],
  ])('%s', (_, state, event, expected) => {
    expect(progressReducer(state, event)).toEqual(expected);
  });

  test('a bar that runs never shrinks and never reaches its end', () => {
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
