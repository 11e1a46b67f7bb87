import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { layersAbove } from '@/lib/browser/layers-above';

type Places = { frame: RefObject<HTMLElement | null>; launcher: RefObject<HTMLElement | null> };

/**
 * Moves focus into the panel when it opens and back to the launcher when it closes; Escape closes it unless a dialog, a popover or the menu is
 * above it. Runs before the panel is painted, so that a key pressed as soon as the panel is visible reaches it.
 */
export function useChatFocus({ frame, launcher }: Places, isOpen: boolean, onClose: () => void) {
  useLayoutEffect(() => {
    if (isOpen) frame.current?.focus({ preventScroll: true });
  }, [frame, isOpen]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (frame.current?.closest('[inert]') || document.querySelector(layersAbove)) return;
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
