import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchDelayMs } from '@/lib/requests/minimum-delay';
import { withMinimumDelay } from '@/lib/requests/minimum-delay';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** When `promise` settles, in ms from now, and how. */
async function settling(promise: Promise<unknown>) {
  const start = Date.now();
  const outcome = promise.then(
    (value) => ({ afterMs: Date.now() - start, value }),
    (error: unknown) => ({ afterMs: Date.now() - start, error }),
  );
  await vi.runAllTimersAsync();
  return outcome;
}

const after = (ms: number, value: string) => new Promise<string>((resolve) => setTimeout(() => resolve(value), ms));

describe('withMinimumDelay', () => {
  it('delays a quick result until 200 ms have passed', async () => {
    expect(fetchDelayMs).toBe(200);
    expect(await settling(withMinimumDelay(Promise.resolve('quick')))).toEqual({ afterMs: 200, value: 'quick' });
  });

  it('delays a quick failure equally', async () => {
    const failure = new Error('failed');
    expect(await settling(withMinimumDelay(Promise.reject(failure)))).toEqual({ afterMs: 200, error: failure });
  });

  it('does not delay a slow result', async () => {
    expect(await settling(withMinimumDelay(after(700, 'slow')))).toEqual({ afterMs: 700, value: 'slow' });
  });
});
