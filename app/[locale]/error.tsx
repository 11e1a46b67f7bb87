'use client';
import { RouteErrorMessage } from '@/components/feedback/route-error-message';

/** Shown in the frame when a page throws (`error-1`). */
export default function ErrorPage({ error, reset }: { error: unknown; reset: () => void }) {
  return <RouteErrorMessage error={error} onRetry={reset} />;
}
