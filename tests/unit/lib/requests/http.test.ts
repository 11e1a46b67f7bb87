import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('fetch', fetchStub);
  vi.stubEnv('API_BASE_URL', 'https://api.firm.example/v1');
  fetchStub.mockReset().mockImplementation(async () => Response.json({ answer: 42 }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** The client and its progress bar as a page loads them with the present configuration. */
async function load() {
  const [{ request }, { progressStore }] = await Promise.all([
    import('@/lib/requests/http'),
    import('@/lib/progress/progress-store'),
  ]);
  const seen: string[] = [];
  progressStore.subscribe(() => {
    const { status } = progressStore.getSnapshot();
    if (status !== seen.at(-1)) seen.push(status);
  });
  return { request, seen };
}

async function requestOf(path: string): Promise<{ url: string; init: RequestInit }> {
  const { request } = await load();
  const result = request(path);
  await vi.runAllTimersAsync();
  await result;
  const [url = '', init = {}] = fetchStub.mock.calls[0] ?? [];
  return { url: url instanceof Request ? url.url : url.toString(), init };
}

describe('the HTTP client', () => {
  it('requests from the configured API [request-1]', async () => {
    expect((await requestOf('/offices')).url).toBe('https://api.firm.example/v1/offices');
  });

  it('requests JSON without token or cookies [request-2]', async () => {
    const { init } = await requestOf('/offices');
    const headers = new Headers(init.headers);
    expect(headers.get('accept')).toBe('application/json');
    expect(headers.has('authorization')).toBe(false);
    expect(init.credentials).toBe('omit');
  });

  it('resolves after 200 ms at the earliest [request-3]', async () => {
    const { request } = await load();
    const settled = vi.fn();
    void request('/offices').then(settled);
    await vi.advanceTimersByTimeAsync(199);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ answer: 42 });
  });

  it('drives the progress bar from start to end [request-4]', async () => {
    fetchStub.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(Response.json({})), 1000)));
    const { request, seen } = await load();
    const result = request('/offices');
    await vi.runAllTimersAsync();
    await result;
    expect(seen).toEqual(['waiting', 'running', 'done', 'idle']);
  });

  it.each([
    ['answered', () => Promise.resolve(Response.json({}))],
    ['refused', () => Promise.resolve(new Response('no', { status: 503 }))],
  ])('does not show the progress bar when a background request is %s [request-4]', async (_how, answer) => {
    fetchStub.mockImplementation(answer);
    const { request, seen } = await load();
    const settled = request('/offices', { isInBackground: true }).catch(() => undefined);
    await vi.runAllTimersAsync();
    await settled;
    expect(seen).toEqual([]);
  });

  it.each([
    ['refused', () => Promise.resolve(new Response('no', { status: 503 }))],
    ['cut off', () => Promise.reject(new TypeError('network'))],
  ])('shows the failed style when the request is %s, throws, and does not retry', async (_how, answer) => {
    fetchStub.mockImplementation(answer);
    const { request, seen } = await load();
    const result = expect(request('/offices')).rejects.toMatchObject({ name: 'FetchError' });
    await vi.runAllTimersAsync();
    await result;
    expect(seen).toContain('failed');
    expect(seen).not.toContain('done');
    expect(fetchStub).toHaveBeenCalledOnce();
  });
});
