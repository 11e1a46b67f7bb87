// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAfterMs } from '@/lib/requests/watch-deployment';

const own = { commit: 'abc', builtAt: '2026-03-01T12:00:00.000Z' };
const newer = { ...own, commit: 'def' };
const served = vi.fn<typeof fetch>();
let isOutdated: () => boolean;
let listening: AbortController;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('fetch', served);
  vi.stubEnv('BUILD_COMMIT', own.commit);
  vi.stubEnv('BUILT_AT', own.builtAt);
  served.mockReset().mockImplementation(async () => Response.json(newer));
  const [{ watchDeployment }, store] = await Promise.all([
    import('@/lib/requests/watch-deployment'),
    import('@/lib/requests/deployment'),
    import('@/lib/requests/ask-version'),
  ]);
  ({ isOutdated } = store);
  listening = new AbortController();
  listenUntilAborted(globalThis);
  listenUntilAborted(document);
  watchDeployment();
});

afterEach(() => {
  document.body.replaceChildren();
  listening.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A document's listeners die with it; those of a test, with the test. */
function listenUntilAborted(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) =>
    add(type, listener, { capture: options === true, signal: listening.signal }),
  );
}

function becomes(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

async function awayFor(ms: number): Promise<void> {
  becomes('hidden');
  await vi.advanceTimersByTimeAsync(ms);
  becomes('visible');
  await vi.advanceTimersByTimeAsync(1000);
}

async function fails(tag: 'script' | 'img', src: string): Promise<void> {
  const chunk = Object.assign(document.createElement(tag), { src });
  chunk.dispatchEvent(new Event('error'));
  document.body.append(chunk);
  chunk.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1000);
}

describe('a page that comes back', () => {
  it('after an hour asks the host which build it serves, and knows a newer one [error-7]', async () => {
    await awayFor(askAfterMs);
    expect(served.mock.calls[0]?.[0]).toBe(`${location.origin}/version.json`);
    expect(isOutdated()).toBe(true);
  });

  it('asks without the progress bar, which is the visitor’s', async () => {
    const { progressStore } = await import('@/lib/progress/progress-store');
    const told = vi.fn();
    progressStore.subscribe(told);
    await awayFor(askAfterMs);
    expect(served).toHaveBeenCalledOnce();
    expect(told).not.toHaveBeenCalled();
  });

  it('from the history after an hour asks as well [error-7]', async () => {
    dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(askAfterMs);
    dispatchEvent(new Event('pageshow'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(isOutdated()).toBe(true);
  });

  it('sooner asks nothing, however often', async () => {
    await awayFor(askAfterMs - 1);
    await awayFor(askAfterMs - 1);
    expect(served).not.toHaveBeenCalled();
    expect(isOutdated()).toBe(false);
  });

  it.each([
    ['the same build', () => Promise.resolve(Response.json(own))],
    ['no such file', () => Promise.resolve(new Response('', { status: 404 }))],
    ['nothing', () => Promise.reject(new TypeError('network'))],
  ])('goes on as before when the host answers %s, and asks again the next time', async (_what, answer) => {
    served.mockImplementation(answer);
    await awayFor(askAfterMs);
    expect(isOutdated()).toBe(false);
    await awayFor(askAfterMs);
    expect(served).toHaveBeenCalledTimes(2);
  });

  it('knows a build of the same commit that was made at another time', async () => {
    served.mockImplementation(async () => Response.json({ ...own, builtAt: '2026-03-02T12:00:00.000Z' }));
    await awayFor(askAfterMs);
    expect(isOutdated()).toBe(true);
  });

  it('asks nothing without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await awayFor(askAfterMs);
    expect(served).not.toHaveBeenCalled();
  });

  it('asks no more once it knows', async () => {
    await awayFor(askAfterMs);
    await awayFor(askAfterMs);
    expect(served).toHaveBeenCalledOnce();
  });
});

describe('a chunk that fails to load', () => {
  it('of the program asks which build the host serves [error-7]', async () => {
    await fails('script', '/_next/static/chunks/a.js');
    expect(isOutdated()).toBe(true);
  });

  it.each([
    ['script', 'https://other.example/a.js'],
    ['img', '/images/a.png'],
  ] as const)('of anything else asks nothing: %s %s', async (tag, src) => {
    await fails(tag, src);
    expect(served).not.toHaveBeenCalled();
  });
});
