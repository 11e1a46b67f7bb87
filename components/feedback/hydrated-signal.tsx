'use client';
import { useEffect } from 'react';
import { fetchesAhead, hydratedEvent } from '@/boot/protocol';
import { hydratedStore } from '@/lib/browser/hydrated-store';

/** How often the program looks whether a press has ended, in ms. */
const pressCheckMs = 50;

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
    // What is under a press is not replaced before its click: the click would be lost. A finger's press ends after `pointerup`, without an event.
    let timer: ReturnType<typeof setTimeout>;
    const announceWhenReleased = () => {
      if (document.querySelector(':active')) timer = setTimeout(announceWhenReleased, pressCheckMs);
      else announce();
    };
    announceWhenReleased();
    return () => clearTimeout(timer);
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
