'use client';
import { useEffect, useReducer, useRef } from 'react';
import { holdPage } from '@/lib/browser/hold-page';
import { menuReducer } from '@/lib/menu-state';
import { isPlainClick } from '@/lib/browser/plain-click';
import { wrapTab } from '@/lib/browser/wrap-tab';

/** Wires the menu's state to the window's width, the Escape key, followed links, focus, and what lies behind the open menu. */
export function useMenu() {
  const [{ navIsOpen }, dispatch] = useReducer(menuReducer, { navIsOpen: false, windowWidth: 0 });
  const button = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const read = () => {
      const focused = document.activeElement;
      // A browser may have taken focus from the panel as it was hidden, before this event: behind an open menu nothing else can have it.
      const lostFocus = panel.current?.hidden === false && focused === document.body;
      const hadFocus = lostFocus || focused === button.current || panel.current?.contains(focused);
      dispatch({ type: 'resized', windowWidth: innerWidth });
      // The menu's button is not shown on a desktop: the logo is the nearest thing that is.
      if (hadFocus && !button.current?.checkVisibility()) document.querySelector<HTMLElement>('[data-logo]')?.focus();
    };
    read();
    addEventListener('resize', read);
    return () => removeEventListener('resize', read);
  }, []);

  useEffect(() => {
    if (!navIsOpen) return;
    const menuButton = button.current;
    const behind = [...document.body.children].filter((element) => !element.contains(menuButton));
    // The rest of the header stays in sight and can be clicked, but the Tab key stays in the menu.
    const beside = [...document.querySelectorAll('header a')].filter(
      (link) => link !== menuButton && !panel.current?.contains(link),
    );
    behind.forEach((element) => element.toggleAttribute('inert', true));
    beside.forEach((link) => link.setAttribute('tabindex', '-1'));
    const release = holdPage();
    panel.current?.querySelector('a')?.focus({ preventScroll: true });
    const close = () => {
      dispatch({ type: 'closed' });
      menuButton?.focus({ preventScroll: true });
    };
    const controls = [...(menuButton ? [menuButton] : []), ...(panel.current?.querySelectorAll('a') ?? [])];
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      else wrapTab(event, controls);
    };
    const closeWhenFollowed = (event: MouseEvent) => {
      const followed = event.target instanceof Element && event.target.closest('a');
      if (followed && followed !== menuButton && (isPlainClick(event) || event.defaultPrevented)) close();
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('click', closeWhenFollowed);
    return () => {
      release();
      behind.forEach((element) => element.removeAttribute('inert'));
      beside.forEach((link) => link.removeAttribute('tabindex'));
      removeEventListener('keydown', onKeyDown);
      removeEventListener('click', closeWhenFollowed);
    };
  }, [navIsOpen]);

  return {
    navIsOpen,
    button,
    panel,
    toggle: () => {
      dispatch({ type: 'toggled' });
      if (navIsOpen) button.current?.focus();
    },
  };
}
