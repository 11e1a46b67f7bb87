import { useEffect, type RefObject } from 'react';

type Menu = { button: RefObject<HTMLElement | null>; panel: RefObject<HTMLElement | null> };

/** Tells of the window's width at first and on every change (`menu-7`), and moves focus that was in the menu to the logo when the menu is gone (`menu-6`). */
export function useDesktopCrossing({ button, panel }: Menu, onResized: (windowWidth: number) => void): void {
  useEffect(() => {
    const read = () => {
      const focused = document.activeElement;
      // A browser may have taken focus from the panel as it was hidden, before this event: behind an open menu nothing else can have it.
      const lostFocus = panel.current?.hidden === false && focused === document.body;
      const hadFocus = lostFocus || focused === button.current || panel.current?.contains(focused);
      onResized(innerWidth);
      // The menu's button is not shown on a desktop: the logo is the nearest thing that is.
      if (hadFocus && !button.current?.checkVisibility()) document.querySelector<HTMLElement>('[data-logo]')?.focus();
    };
    read();
    addEventListener('resize', read);
    return () => removeEventListener('resize', read);
  }, [button, panel, onResized]);
}
