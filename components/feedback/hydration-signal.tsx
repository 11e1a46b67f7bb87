'use client';
import { useEffect } from 'react';
import { hydratedEvent } from '@/lib/browser/page-events';

/** Tells the inline script that the page's controls work now. */
export function HydrationSignal() {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
