import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { progressStore } from '@/lib/progress/progress-store';

const shown = () => progressStore.getSnapshot().status;

beforeEach(() => {
  vi.useFakeTimers();
  progressStore.arriveAt('/here');
});

afterEach(() => {
  progressStore.finish();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('progress bar over time', () => {
  test('shows after 200 ms, grows over 5000 ms, fills at the end and hides 500 ms later [progress-2]', () => {
    progressStore.startTowards('/there');
    vi.advanceTimersByTime(199);
    expect(shown()).toBe('waiting');
    vi.advanceTimersByTime(1);
    expect(progressStore.getSnapshot()).toEqual({ status: 'running', percent: 4 });
    vi.advanceTimersByTime(2300);
    expect(progressStore.getSnapshot().percent).toBeCloseTo(48);
    vi.advanceTimersByTime(10_000);
    expect(progressStore.getSnapshot()).toEqual({ status: 'running', percent: 95 });
    progressStore.arriveAt('/there');
    expect(progressStore.getSnapshot()).toEqual({ status: 'done', percent: 100 });
    vi.advanceTimersByTime(499);
    expect(shown()).toBe('done');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('idle');
  });

  test('is not shown for a quick navigation', () => {
    progressStore.startTowards('/there');
    vi.advanceTimersByTime(150);
    progressStore.arriveAt('/there');
    vi.advanceTimersByTime(5000);
    expect(shown()).toBe('idle');
  });

  test('shows a failure for 500 ms', () => {
    progressStore.startTowards('/there');
    vi.advanceTimersByTime(600);
    progressStore.fail();
    vi.advanceTimersByTime(499);
    expect(shown()).toBe('failed');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('idle');
  });

  test('a second navigation restarts it', () => {
    progressStore.startTowards('/there');
    vi.advanceTimersByTime(400);
    progressStore.arriveAt('/there');
    vi.advanceTimersByTime(300);
    progressStore.startTowards('/elsewhere');
    vi.advanceTimersByTime(400);
    expect(progressStore.getSnapshot()).toEqual({ status: 'running', percent: 8 });
  });

  test('returning to the current page ends it', () => {
    progressStore.startTowards('/there');
    vi.advanceTimersByTime(1000);
    progressStore.startTowards('/here');
    vi.advanceTimersByTime(500);
    expect(shown()).toBe('idle');
  });

  test('a hash change shows nothing', () => {
    progressStore.startTowards('/here');
    vi.advanceTimersByTime(3000);
    expect(shown()).toBe('idle');
  });

  test('notifies each subscriber until it unsubscribes', () => {
    const listener = vi.fn();
    const leave = progressStore.subscribe(listener);
    progressStore.startTowards('/there');
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    progressStore.arriveAt('/there');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is idle on the server', () => {
    expect(progressStore.getServerSnapshot().status).toBe('idle');
  });
});
