import { useCallback, useEffect, useReducer, useRef } from 'react';
import { leaveSiteAttribute } from '@/boot/protocol';
import { useCurrentPath } from '@/components/navigation/use-current-path';
import { layersAbove } from '@/lib/browser/layers-above';
import { followedLink } from '@/lib/browser/plain-click';
import { wrapTab } from '@/lib/browser/wrap-tab';
import { menuReducer } from '@/lib/menu-reducer';
import { confineToMenu } from './confine-to-menu';
import { useDesktopCrossing } from './use-desktop-crossing';

/** Connects the menu's state to its button, the window's width, the Escape key and followed links. */
export function useMenu() {
  const [{ isOpen }, dispatch] = useReducer(menuReducer, { isOpen: false, windowWidth: 0 });
  const button = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const onResized = useCallback((windowWidth: number) => dispatch({ type: 'resized', windowWidth }), []);
  useDesktopCrossing({ button, panel }, onResized);
  const path = useCurrentPath();
  // The menu also closes when the page changes in another way than by its links, such as Back.
  useEffect(() => dispatch({ type: 'closed' }), [path]);

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
    addEventListener('keydown', onKeyDown);
    addEventListener('click', closeWhenFollowed);
    return () => {
      letGo();
      removeEventListener('keydown', onKeyDown);
      removeEventListener('click', closeWhenFollowed);
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
