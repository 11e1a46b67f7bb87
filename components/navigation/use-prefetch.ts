'use client';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { mayFetchAhead } from '@/lib/links/network';
import { whenIdle } from '@/lib/browser/when-idle';

/** The longest wait for an idle moment before a linked page is fetched ahead. */
const idleTimeoutMs = 2000;
const prefetched = new Set<string>();

/**
 * Fetches the page at `href`, where there is one, ahead of a click, once: when idle and visible, or at once on hover and focus.
 * Next's own prefetch does not look at data saver or 2g (https://github.com/vercel/next.js/pull/5876 is for the pages router only).
 */
export function usePrefetch(href: string | undefined) {
  const router = useRouter();
  const ref = useRef<HTMLAnchorElement>(null);

  const fetchAhead = useCallback(() => {
    const address = href?.split('#')[0];
    if (!address || prefetched.has(address) || address === location.pathname || !mayFetchAhead(navigator)) return;
    prefetched.add(address);
    router.prefetch(address);
  }, [href, router]);

  useEffect(() => {
    const link = ref.current;
    if (!link) return;
    // A pointer or focus that is there already has made its event before this program ran.
    if (link.matches(':hover, :focus')) fetchAhead();
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) fetchAhead();
    });
    const cancel = whenIdle(() => observer.observe(link), idleTimeoutMs);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [fetchAhead]);

  return { ref, onPointerEnter: fetchAhead, onFocus: fetchAhead };
}
