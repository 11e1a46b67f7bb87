'use client';
import type { Analytics as AnalyticsComponent } from '@vercel/analytics/react';
import { usePathname } from 'next/navigation';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { useBrowserValue } from '@/components/hooks/use-browser-value';
import { mayTrack } from '@/lib/analytics';

/** The library's component; nothing if its file cannot be loaded, because a page works without being counted. */
const Analytics = lazy<ComponentType<ComponentProps<typeof AnalyticsComponent>>>(() =>
  import('@vercel/analytics/react').then(
    (library) => ({ default: library.Analytics }),
    () => ({ default: () => null }),
  ),
);

/** Counts page views under the property `id`; rendered only if an id is configured, and inactive if the browser opts out of tracking. */
export function RouteAnalytics({ id }: { id: string }) {
  const path = usePathname();
  const isAllowed = useBrowserValue(() => mayTrack(navigator), false);
  if (!isAllowed) return null;
  return (
    <Suspense>
      <Analytics dsn={id} mode="production" debug={false} route={path} path={path} />
    </Suspense>
  );
}
