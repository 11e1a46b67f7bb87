'use client';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { focusHeading } from '@/lib/browser/focus-heading';
import { headingOf } from '@/lib/browser/heading-of';
import { silenceAnnouncer } from '@/lib/browser/silence-announcer';

/** A link by its address, and by its place among those that lead there: the page is made anew when it comes back. */
type LeftLink = { address: string | null; place: number };

/** Path of the page that this document showed last. It outlives the component, which a change of language mounts anew. */
let lastPath: string | undefined;
/** Whether the present change of page goes through history, and by path the link by which each page was left. */
let isReturn = false;
const leftBy = new Map<string, LeftLink>();

/**
 * After a client navigation focus is on the new page's heading, or on that of the part to which the hash leads; after Back or Forward
 * on the link that was left. The move of focus is what a screen reader says of the navigation, once.
 */
export function RouteFocus() {
  const pathname = usePathname();

  useEffect(() => {
    const rememberLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a[href]');
      isReturn = false;
      if (link) leftBy.set(location.pathname, remember(link));
    };
    const rememberReturn = () => {
      isReturn = true;
    };
    addEventListener('click', rememberLink, true);
    addEventListener('popstate', rememberReturn, true);
    return () => {
      removeEventListener('click', rememberLink, true);
      removeEventListener('popstate', rememberReturn, true);
    };
  }, []);

  useEffect(() => {
    const isNavigation = lastPath !== undefined && lastPath !== pathname;
    lastPath = pathname;
    if (!isNavigation) return;
    silenceAnnouncer();
    // Firefox restores the position of a page in history by the layout that there is: the new page must have one by then.
    document.body.getBoundingClientRect();
    const left = isReturn ? find(leftBy.get(pathname)) : undefined;
    isReturn = false;
    if (left) return left.focus({ preventScroll: true });
    focusHeading({ preventScroll: true }, headingOf(location.hash));
  }, [pathname]);

  return null;
}

function linksTo(address: string | null): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === address);
}

function remember(link: Element): LeftLink {
  const address = link.getAttribute('href');
  return { address, place: linksTo(address).findIndex((other) => other === link) };
}

/** Nothing where the link is gone or not shown: the page's heading has focus then. */
function find(left: LeftLink | undefined): HTMLElement | undefined {
  const link = left && linksTo(left.address)[left.place];
  return link?.checkVisibility() ? link : undefined;
}
