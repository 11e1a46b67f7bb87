'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { mayFetchAhead } from '@/lib/links/network';
import { keepForOffline } from '@/lib/offline/keep-for-offline';
import { marks } from '@/lib/offline/names';

/** Has each page that is visited kept for a time without a network, unless the visitor saves data or has a slow network. */
export function OfflineKeeper() {
  const path = usePathname();
  const opened = useRef(path);

  useEffect(() => {
    // A page that is reached from a saved copy came over the network.
    if (path !== opened.current) document.querySelector(`[${marks.savedCopy}]`)?.setAttribute('hidden', '');
    if (!mayFetchAhead(navigator)) return;
    const keep = () => void keepForOffline(window, location.pathname);
    if (document.readyState === 'complete') keep();
    else addEventListener('load', keep, { once: true });
    return () => removeEventListener('load', keep);
  }, [path]);

  return null;
}
