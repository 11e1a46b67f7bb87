'use client';
import { useLayoutEffect, type RefObject } from 'react';

/**
 * Focus goes into the panel when it opens; Escape closes it, unless a dialog or the menu is over it (`chat-14`).
 * Before the panel is painted: a key that is pressed as soon as it is seen counts.
 */
export function useChatFocus(frame: RefObject<HTMLElement | null>, onClose: () => void) {
  useLayoutEffect(() => {
    frame.current?.focus({ preventScroll: true });
  }, [frame]);

  useLayoutEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (frame.current?.closest('[inert]') || document.querySelector('dialog[open]')) return;
      onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [frame, onClose]);
}
