'use client';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

type Places = { frame: RefObject<HTMLElement | null>; launcher: RefObject<HTMLElement | null> };

/**
 * Focus goes into the panel when it opens and from there back to the launcher when it closes; Escape closes it, unless a dialog or the menu is over it.
 * Before the panel is painted: a key that is pressed as soon as it is seen counts.
 */
export function useChatFocus({ frame, launcher }: Places, isOpen: boolean, onClose: () => void) {
  useLayoutEffect(() => {
    if (isOpen) frame.current?.focus({ preventScroll: true });
  }, [frame, isOpen]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (frame.current?.closest('[inert]') || document.querySelector('dialog[open]')) return;
      onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [frame, isOpen, onClose]);

  useEffect(() => {
    const [panel, control] = [frame.current, launcher.current];
    if (!isOpen) return;
    return () => {
      const { activeElement } = document;
      const isElsewhere = activeElement && activeElement !== document.body && !panel?.contains(activeElement);
      if (!isElsewhere) control?.focus({ preventScroll: true });
    };
  }, [frame, launcher, isOpen]);
}
