import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { mayFetchAhead } from '@/lib/requests/network';

/** The longest wait for an idle moment before a linked page is prefetched. */
const idleTimeoutMs = 2000;
const prefetched = new Set<string>();

/**
 * Prefetches the page at `href`, if given, once: when the link is visible and the browser idle, or at once on hover and focus.
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
    // If the link was hovered or focused before hydration, its event has already passed.
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
