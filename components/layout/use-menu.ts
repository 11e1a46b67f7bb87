import { useCallback, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { leaveSiteAttribute } from '@/boot/protocol';
import { focusHeading } from '@/lib/browser/focus-heading';
import { layersAbove } from '@/lib/browser/layers-above';
import { followedLink } from '@/lib/browser/plain-click';
import { wrapTab } from '@/lib/browser/wrap-tab';
import { menuReducer } from '@/lib/menu-reducer';
import { confineToMenu } from './confine-to-menu';
import { useDesktopCrossing } from './use-desktop-crossing';

/** Connects the menu's state to its button, the window's width, the Escape key, followed links and Back. */
export function useMenu() {
  const [{ isOpen }, dispatch] = useReducer(menuReducer, { isOpen: false, windowWidth: 0 });
  const button = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const onResized = useCallback((windowWidth: number) => dispatch({ type: 'resized', windowWidth }), []);
  useDesktopCrossing({ button, panel }, onResized);

  useEffect(() => {
    const [menuButton, menuPanel] = [button.current, panel.current];
    if (!isOpen || !menuButton || !menuPanel) return;
    const letGo = confineToMenu(menuButton, menuPanel);
    const links = menuPanel.querySelectorAll('a');
    links[0]?.focus({ preventScroll: true });
    const close = () => {
      dispatch({ type: 'closed' });
      menuButton.focus({ preventScroll: true });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // The warning before another site can be above the menu, and has its own Tab.
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape' && !document.querySelector(layersAbove)) close();
      wrapTab(event, [menuButton, ...links]);
    };
    const closeWhenFollowed = (event: MouseEvent) => {
      const followed = followedLink(event);
      if (followed && followed !== menuButton && !followed.hasAttribute(leaveSiteAttribute)) close();
    };
    const closeForBack = () => {
      // Closed synchronously, because a heading behind the menu is inert and cannot take focus.
      flushSync(() => dispatch({ type: 'closed' }));
      focusHeading({ preventScroll: true });
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('click', closeWhenFollowed);
    addEventListener('popstate', closeForBack);
    return () => {
      letGo();
      removeEventListener('keydown', onKeyDown);
      removeEventListener('click', closeWhenFollowed);
      removeEventListener('popstate', closeForBack);
    };
  }, [isOpen]);

  return {
    isOpen,
    button,
    panel,
    toggle: () => {
      dispatch({ type: 'toggled' });
      if (isOpen) button.current?.focus();
    },
  };
}
