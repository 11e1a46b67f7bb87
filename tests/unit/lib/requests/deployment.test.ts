// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const hourMs = 60 * 60 * 1000;

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

/** Removes the listeners of a test, as those of a document are removed with it. */
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

describe('a page that becomes visible', () => {
  it('after an hour requests the host’s version, and detects a newer build [error-7]', async () => {
    await awayFor(hourMs);
    expect(served.mock.calls[0]?.[0]).toBe(`${location.origin}/version.json`);
    expect(isOutdated()).toBe(true);
  });

  it('requests it without the progress bar', async () => {
    const { progressStore } = await import('@/lib/progress/progress-store');
    const told = vi.fn();
    progressStore.subscribe(told);
    await awayFor(hourMs);
    expect(served).toHaveBeenCalledOnce();
    expect(told).not.toHaveBeenCalled();
  });

  it('from the back/forward cache after an hour requests it too [error-7]', async () => {
    dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(hourMs);
    dispatchEvent(new Event('pageshow'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(isOutdated()).toBe(true);
  });

  it('within an hour requests nothing', async () => {
    await awayFor(hourMs - 1);
    await awayFor(hourMs - 1);
    expect(served).not.toHaveBeenCalled();
    expect(isOutdated()).toBe(false);
  });

  it.each([
    ['the same build', () => Promise.resolve(Response.json(own))],
    ['no such file', () => Promise.resolve(new Response('', { status: 404 }))],
    ['nothing', () => Promise.reject(new TypeError('network'))],
  ])('continues when the host answers %s, and requests again the next time', async (_what, answer) => {
    served.mockImplementation(answer);
    await awayFor(hourMs);
    expect(isOutdated()).toBe(false);
    await awayFor(hourMs);
    expect(served).toHaveBeenCalledTimes(2);
  });

  it('detects another build of the same commit', async () => {
    served.mockImplementation(async () => Response.json({ ...own, builtAt: '2026-03-02T12:00:00.000Z' }));
    await awayFor(hourMs);
    expect(isOutdated()).toBe(true);
  });

  it('requests nothing while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await awayFor(hourMs);
    expect(served).not.toHaveBeenCalled();
  });

  it('requests nothing more once a newer build is known', async () => {
    await awayFor(hourMs);
    await awayFor(hourMs);
    expect(served).toHaveBeenCalledOnce();
  });
});

describe('a chunk that fails to load', () => {
  it('from the site’s scripts requests the host’s version [error-7]', async () => {
    await fails('script', '/_next/static/chunks/a.js');
    expect(isOutdated()).toBe(true);
  });

  it.each([
    ['script', 'https://other.example/a.js'],
    ['img', '/images/a.png'],
  ] as const)('from elsewhere, or another file, requests nothing: %s %s', async (tag, src) => {
    await fails(tag, src);
    expect(served).not.toHaveBeenCalled();
  });
});
