import type { Locale } from '../i18n/routing';

/** The state of the launcher. The conversation's state is in `machine`, which is loaded when the launcher is first used. */
export type LauncherState = { isOpen: boolean; unread: number; locale: Locale };

/** What changes the launcher: the panel opens or closes, or the page is now in `locale`. */
export type LauncherEvent = { type: 'opened' } | { type: 'closed' } | { type: 'locale-changed'; locale: Locale };

/** The state at start: closed, with the first message counted as unread (`chat-12`). */
export function startLauncher(locale: Locale): LauncherState {
  return { isOpen: false, unread: 1, locale };
}

/** Opening resets the unread count and another language starts over; no message arrives while the chat is closed. */
export function launcherReducer(state: LauncherState, event: LauncherEvent): LauncherState {
  switch (event.type) {
    case 'opened':
      return { ...state, isOpen: true, unread: 0 };
    case 'closed':
      return { ...state, isOpen: false };
    case 'locale-changed':
      return { ...startLauncher(event.locale), ...(state.isOpen && { isOpen: true, unread: 0 }) };
  }
}
