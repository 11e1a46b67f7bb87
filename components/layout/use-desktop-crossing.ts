import { type RefObject, useEffect } from 'react';

type Menu = { button: RefObject<HTMLElement | null>; panel: RefObject<HTMLElement | null> };

/** Reports the window's width at first and on every change (`menu-7`). Moves focus from a menu that is no longer shown to the logo (`menu-6`). */
export function useDesktopCrossing({ button, panel }: Menu, onResized: (windowWidth: number) => void): void {
  useEffect(() => {
    const read = () => {
      const focused = document.activeElement;
      // The browser may have removed focus when it hid the panel, before this event; with the menu open, focus can only have been in it.
      const lostFocus = panel.current?.hidden === false && focused === document.body;
      const hadFocus = lostFocus || focused === button.current || panel.current?.contains(focused);
      onResized(innerWidth);
      // The menu's button is hidden on desktops, so focus goes to the logo.
      if (hadFocus && !button.current?.checkVisibility()) document.querySelector<HTMLElement>('[data-logo]')?.focus();
    };
    read();
    addEventListener('resize', read);
    return () => removeEventListener('resize', read);
  }, [button, panel, onResized]);
}
