import { breakpoints } from './breakpoints';

/** Whether the menu is open, and the window's width in px as last read. */
export type MenuState = { isOpen: boolean; windowWidth: number };

/** The button was used, the menu was closed, or the window has a width in px. */
export type MenuEvent = { type: 'toggled' } | { type: 'closed' } | { type: 'resized'; windowWidth: number };

/** The menu closes when the width crosses the desktop breakpoint, in either direction (`menu-6`). */
export function menuReducer(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'toggled':
      return { ...state, isOpen: !state.isOpen };
    case 'closed':
      return { ...state, isOpen: false };
    case 'resized': {
      const crossed = isDesktop(state.windowWidth) !== isDesktop(event.windowWidth);
      return { isOpen: state.isOpen && !crossed, windowWidth: event.windowWidth };
    }
  }
}

/** Whether the full header is shown at this width in px, instead of the menu. */
export function isDesktop(windowWidth: number): boolean {
  return windowWidth >= breakpoints.desktop;
}
