import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { breakpoints } from '@/lib/breakpoints';
import { focusHeading } from '@/lib/browser/focus-heading';
import { makeInertBehind } from '@/lib/browser/make-inert-behind';
import { followedLink } from '@/lib/browser/plain-click';

/**
 * Makes the panel fill the screen on phones: the page behind it is inert, and it is sized to the area above the keyboard, which `dvh` ignores.
 * Back closes it, and so does a link in it to a page of the site, so that the page that they lead to is visible.
 */
export function usePhoneScreen(frame: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void) {
  useEffect(() => {
    const panel = frame.current;
    if (!panel || !isOpen) return;
    const phone = matchMedia(`(width < ${breakpoints.phoneLarge}px)`);
    let undo: (() => void) | undefined;
    const fit = () => {
      panel.style.setProperty('--visible-top', `${visualViewport?.offsetTop ?? 0}px`);
      panel.style.setProperty('--visible-height', visualViewport ? `${visualViewport.height}px` : '100dvh');
    };
    const read = () => {
      undo?.();
      undo = phone.matches ? makeInertBehind(panel) : undefined;
    };
    const uncover = () => {
      if (!phone.matches) return;
      // Closed synchronously, because a heading behind the panel is inert and cannot take focus.
      flushSync(onClose);
      focusHeading({ preventScroll: true });
    };
    const closeOnFollow = (event: MouseEvent) => {
      const link = followedLink(event);
      if (link && panel.contains(link) && link.origin === location.origin && phone.matches) onClose();
    };
    read();
    fit();
    phone.addEventListener('change', read);
    addEventListener('popstate', uncover);
    // On the window, after React's own handlers: the link has begun its navigation when the panel goes.
    addEventListener('click', closeOnFollow);
    visualViewport?.addEventListener('resize', fit);
    visualViewport?.addEventListener('scroll', fit);
    return () => {
      undo?.();
      phone.removeEventListener('change', read);
      removeEventListener('popstate', uncover);
      removeEventListener('click', closeOnFollow);
      visualViewport?.removeEventListener('resize', fit);
      visualViewport?.removeEventListener('scroll', fit);
    };
  }, [frame, isOpen, onClose]);
}
