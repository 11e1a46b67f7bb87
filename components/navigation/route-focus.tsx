'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { focusHeading } from '@/lib/browser/focus-heading';

/** Path of the page that this document showed last. It outlives the component, which a change of language mounts anew. */
let lastPath: string | undefined;

/**
 * After a client navigation, puts focus on the new page's heading and announces its title (`navigation-1`).
 * Next's own announcer reads the heading where the title comes late.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const [title, setTitle] = useState('');

  useEffect(() => {
    const isNavigation = lastPath !== undefined && lastPath !== pathname;
    lastPath = pathname;
    if (!isNavigation) return;
    const heading = focusHeading({ preventScroll: true });
    // Firefox restores the position of a page in history by the layout that there is: the new page must have one by then.
    heading?.getBoundingClientRect();
    const announce = () => setTitle(document.title);
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    const frame = requestAnimationFrame(announce);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [pathname]);

  return (
    <p className="visually-hidden" role="status" data-route-title="">
      {title}
    </p>
  );
}
