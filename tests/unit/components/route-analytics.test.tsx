// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
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

test('the configured property is told of each route', async () => {
  place.path = '/about';
  const { rerender } = render(<RouteAnalytics id="property-1" />);
  expect(await screen.findByText('property-1 /about /about')).toBeDefined();
  place.path = '/es/contact';
  rerender(<RouteAnalytics id="property-1" />);
  expect(await screen.findByText('property-1 /es/contact /es/contact')).toBeDefined();
});

test.each([['Global Privacy Control', { globalPrivacyControl: true }], ['Do Not Track', { doNotTrack: '1' }]])('nothing is told when the browser sends %s', async (_, signal) => {
  const loaded = vi.fn();
  vi.doMock('@vercel/analytics/react', () => {
    loaded();
    return { Analytics: () => null };
  });
  vi.stubGlobal('navigator', signal);
  const { container } = render(<RouteAnalytics id="property-1" />);
  await Promise.resolve();
  expect(container.innerHTML).toBe('');
  expect(loaded).not.toHaveBeenCalled();
});
