'use client';
import { useEffect } from 'react';
import { fetchesAhead, hydratedEvent } from '@/boot/protocol';
import { hydratedStore } from '@/lib/browser/hydrated-store';

/** Makes buttons of the links that a script answers for from now on, and then tells the inline script that the page's controls work. */
export function HydratedSignal() {
  useEffect(() => {
    const announce = () => {
      hydratedStore.hydrate();
      // React has put the buttons in their places by then, and each link knows whether it was pointed at.
      queueMicrotask(() => {
        stopFetchingAhead();
        document.dispatchEvent(new Event(hydratedEvent));
      });
    };
    // What is under a press is not replaced before its click: the click would be lost.
    if (!document.querySelector(':active')) return announce();
    const stop = new AbortController();
    const afterClick = () => {
      stop.abort();
      setTimeout(announce);
    };
    for (const type of ['pointerup', 'pointercancel', 'keyup']) addEventListener(type, afterClick, stop);
    return () => stop.abort();
  }, []);
  return null;
}

/** From now on links fetch ahead themselves. What the browser has made ready of the link that is pointed at, it keeps until that is left. */
function stopFetchingAhead() {
  const stop = () => document.documentElement.removeAttribute(fetchesAhead);
  const pointedAt = document.querySelector('a:is(:hover, :focus)');
  if (!pointedAt) return stop();
  for (const type of ['pointerleave', 'blur']) pointedAt.addEventListener(type, stop, { once: true });
}
