'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { keepForOffline } from '@/lib/offline/keep-for-offline';
import { marks } from '@/lib/offline/names';
import { mayFetchAhead } from '@/lib/requests/network';

/** Saves each visited page for offline reading, unless the visitor saves data or has a slow network. */
export function OfflineKeeper() {
  const path = usePathname();
  const opened = useRef(path);

  useEffect(() => {
    // A page that the visitor goes on to from a saved copy comes from the network, so the note is hidden.
    if (path !== opened.current) document.querySelector(`[${marks.savedCopy}]`)?.setAttribute('hidden', '');
    if (!mayFetchAhead(navigator)) return;
    const keep = () => void keepForOffline(window, location.pathname);
    if (document.readyState === 'complete') keep();
    else addEventListener('load', keep, { once: true });
    return () => removeEventListener('load', keep);
  }, [path]);

  return null;
}
