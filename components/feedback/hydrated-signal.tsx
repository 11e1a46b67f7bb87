'use client';
import { useEffect } from 'react';
import { fetchesAheadAttribute, hydratedEvent } from '@/boot/protocol';
import { hydratedStore } from '@/lib/browser/hydrated-store';

/** How often the program checks whether a press has ended, in ms. */
const pressCheckMs = 50;

/** Turns links whose clicks a script handles into buttons, then tells the inline script that the page's controls work. */
export function HydratedSignal() {
  useEffect(() => {
    const announce = () => {
      hydratedStore.hydrate();
      // By then React has rendered the buttons, and each link has checked whether it is hovered or focused.
      queueMicrotask(() => {
        stopFetchingAhead();
        document.dispatchEvent(new Event(hydratedEvent));
      });
    };
    // Replacing an element between press and click would lose the click. No event tells when `:active` ends after a touch, so it is polled.
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

/** Ends the browser's prefetching, since links now prefetch themselves; pages prepared for a hovered link are kept until another element is. */
function stopFetchingAhead() {
  const pointedAt = [...document.querySelectorAll('a:is(:hover, :focus)')];
  const end = () => document.documentElement.removeAttribute(fetchesAheadAttribute);
  if (pointedAt.length === 0) return end();
  const stop = new AbortController();
  const stopElsewhere = ({ target }: Event) => {
    if (pointedAt.some((link) => link.isConnected && link.contains(target as Node))) return;
    end();
    stop.abort();
  };
  for (const type of ['pointerover', 'focusin'])
    addEventListener(type, stopElsewhere, { signal: stop.signal, capture: true });
}
