import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from '@/lib/browser/when-idle';

const task = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  task.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a browser with requestIdleCallback', () => {
  test('gets the timeout, and runs the task once', () => {
    const request = vi.fn<(run: () => void, options: IdleRequestOptions) => number>(() => 7);
    vi.stubGlobal('requestIdleCallback', request);
    whenIdle(task, 2000);
    expect(request).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
    expect(task).not.toHaveBeenCalled();
    request.mock.calls[0]?.[0]();
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('cancels the task', () => {
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', () => 7);
    vi.stubGlobal('cancelIdleCallback', cancel);
    whenIdle(task, 2000)();
    expect(cancel).toHaveBeenCalledWith(7);
  });
});

describe('a browser without requestIdleCallback', () => {
  beforeEach(() => vi.stubGlobal('requestIdleCallback', undefined));

  test.each([
    [2000, 200],
    [50, 50],
  ])('runs a task with a timeout of %d ms after %d ms', (timeout, delay) => {
    whenIdle(task, timeout);
    vi.advanceTimersByTime(delay - 1);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('does not run a canceled task', () => {
    whenIdle(task, 2000)();
    vi.runAllTimers();
    expect(task).not.toHaveBeenCalled();
  });
});
