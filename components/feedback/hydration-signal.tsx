'use client';
import { useEffect } from 'react';
import { hydratedEvent } from '@/boot/protocol';

/** Tells the inline script that the page's controls work now. */
export function HydrationSignal() {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
