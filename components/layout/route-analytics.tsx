'use client';
import { usePathname } from 'next/navigation';
import { lazy, Suspense } from 'react';
import { useBrowserValue } from '@/components/hooks/use-browser-value';
import { mayTrack } from '@/lib/analytics';

const Analytics = lazy(async () => ({ default: (await import('@vercel/analytics/react')).Analytics }));

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
