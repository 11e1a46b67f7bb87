'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { focusHeading } from '@/lib/browser/focus-heading';
import { headingOf } from '@/lib/browser/heading-of';
import { linkLeft, watchLeavings } from '@/lib/browser/left-links';
import { adoptForeignEntries, noteShownPage } from '@/lib/browser/router-entries';
import { silenceAnnouncer } from '@/lib/browser/silence-announcer';

/** Path of the page that this document showed last. It outlives the component, which a change of language mounts anew. */
let lastPath: string | undefined;

/**
 * After a client navigation focus is on the new page's heading, or on that of the part to which the hash leads; after Back or Forward
 * to a place below a page's top, on the link that was left. The new title is announced, once (`navigation-1`).
 */
export function RouteFocus() {
  const pathname = usePathname();
  const [title, setTitle] = useState('');

  useEffect(watchLeavings, []);
  useEffect(adoptForeignEntries, []);
  useEffect(noteShownPage, [pathname]);

  useEffect(() => {
    const isNavigation = lastPath !== undefined && lastPath !== pathname;
    lastPath = pathname;
    if (!isNavigation) return;
    silenceAnnouncer();
    // Firefox (seen in 153) restores the position of a page in history by the layout that there is: the new page must have one by then.
    document.body.getBoundingClientRect();
    const link = linkLeft(pathname);
    if (link) link.focus({ preventScroll: true });
    else focusHeading({ preventScroll: true }, headingOf(location.hash));
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
