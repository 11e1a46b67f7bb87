'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { focusHeading } from '@/lib/browser/focus-heading';
import { headingOf } from '@/lib/browser/heading-of';
import { linkLeft, watchLeavings } from '@/lib/browser/left-links';
import { adoptForeignEntries, noteShownPage } from '@/lib/browser/router-entries';
import { silenceAnnouncer } from '@/lib/browser/silence-announcer';

/** Path of the page that this document showed last. It is kept outside the component, which a language change remounts. */
let lastPath: string | undefined;

/**
 * After a client navigation, moves focus to the new page's heading or to that of the section named by the hash; after Back or Forward to a
 * position below a page's top, to the link that was followed there. The new title is announced once (`navigation-1`).
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
    // Firefox (seen in 153) restores a history position with the current layout, so this forces the layout of the new page first.
    document.body.getBoundingClientRect();
    const link = linkLeft(pathname);
    if (link) link.focus({ preventScroll: true });
    else focusHeading({ heading: headingOf(location.hash), preventScroll: true });
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
