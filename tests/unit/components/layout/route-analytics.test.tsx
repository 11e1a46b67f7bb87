// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RouteAnalytics } from '@/components/layout/route-analytics';

const place = vi.hoisted(() => ({ path: '/about' }));
vi.mock('next/navigation', () => ({ usePathname: () => place.path }));
vi.mock('@vercel/analytics/react', () => ({
  Analytics: ({ dsn, route, path }: Record<'dsn' | 'route' | 'path', string>) => <p>{[dsn, route, path].join(' ')}</p>,
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('sends each route to the configured property [analytics-1]', async () => {
  place.path = '/about';
  const { container, rerender } = render(<RouteAnalytics id="property-1" />);
  await vi.waitFor(() => expect(container.textContent).toBe('property-1 /about /about'));
  place.path = '/es/contact';
  rerender(<RouteAnalytics id="property-1" />);
  await vi.waitFor(() => expect(container.textContent).toBe('property-1 /es/contact /es/contact'));
});

/** What is shown, and how often the counter was loaded, when the browser sends `signal`. */
async function visit(signal: object) {
  const loaded = vi.fn();
  // The counter is loaded once per module, and an earlier test has loaded it.
  vi.resetModules();
  vi.doMock('@vercel/analytics/react', () => {
    loaded();
    return { Analytics: () => <p>counts</p> };
  });
  const { RouteAnalytics } = await import('@/components/layout/route-analytics');
  vi.stubGlobal('navigator', signal);
  const { container } = render(<RouteAnalytics id="property-1" />);
  await act(() => vi.dynamicImportSettled());
  return { shown: container.textContent, loads: loaded.mock.calls.length };
}

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('loads no analytics when the browser sends %s [analytics-2]', async (_, signal) => {
  expect(await visit(signal)).toEqual({ shown: '', loads: 0 });
});

test('loads analytics when the browser sends neither signal', async () => {
  expect(await visit({})).toEqual({ shown: 'counts', loads: 1 });
});
