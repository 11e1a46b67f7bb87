'use client';
import { useEffect } from 'react';
import { fetchesAhead, hydratedEvent } from '@/boot/protocol';
import { servedStore } from '@/lib/browser/served-store';

/** Makes buttons of the links that are served from now on, and then tells the inline script that the page's controls work. */
export function HydrationSignal() {
  useEffect(() => {
    const serve = () => {
      servedStore.serve();
      document.documentElement.removeAttribute(fetchesAhead);
      // React has put the buttons in their places by then.
      queueMicrotask(() => document.dispatchEvent(new Event(hydratedEvent)));
    };
    // What is under a press is not replaced before its click: the click would be lost.
    if (!document.querySelector(':active')) return serve();
    const stop = new AbortController();
    const afterClick = () => {
      stop.abort();
      setTimeout(serve);
    };
    for (const type of ['pointerup', 'pointercancel', 'keyup']) addEventListener(type, afterClick, stop);
    return () => stop.abort();
  }, []);
  return null;
}
