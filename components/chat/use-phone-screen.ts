'use client';
import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { breakpoints } from '@/lib/breakpoints';
import { focusHeading } from '@/lib/browser/focus-heading';
import { makeInertBehind } from '@/lib/browser/make-inert-behind';

/**
 * On phones the panel is the whole screen: what lies behind it is inert, it takes the part of the screen
 * that the keyboard leaves, which `dvh` does not know about, and Back closes it: the page that it shows is seen.
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
      // At once, for a heading behind the panel cannot have focus.
      flushSync(onClose);
      focusHeading({ preventScroll: true });
    };
    read();
    fit();
    phone.addEventListener('change', read);
    addEventListener('popstate', uncover);
    visualViewport?.addEventListener('resize', fit);
    visualViewport?.addEventListener('scroll', fit);
    return () => {
      undo?.();
      phone.removeEventListener('change', read);
      removeEventListener('popstate', uncover);
      visualViewport?.removeEventListener('resize', fit);
      visualViewport?.removeEventListener('scroll', fit);
    };
  }, [frame, isOpen, onClose]);
}
