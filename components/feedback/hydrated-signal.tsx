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

/** From now on links fetch ahead themselves. What the browser has made ready of those that are pointed at, it keeps until another thing is. */
function stopFetchingAhead() {
  const pointedAt = [...document.querySelectorAll('a:is(:hover, :focus)')];
  const stop = new AbortController();
  const stopElsewhere = ({ target }: Event) => {
    if (pointedAt.some((link) => link.isConnected && link.contains(target as Node))) return;
    document.documentElement.removeAttribute(fetchesAhead);
    stop.abort();
  };
  for (const type of ['pointerover', 'focusin'])
    addEventListener(type, stopElsewhere, { signal: stop.signal, capture: true });
  if (pointedAt.length === 0) document.documentElement.removeAttribute(fetchesAhead);
}
