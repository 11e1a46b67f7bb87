/** What the launcher shows. The conversation itself is `machine`, loaded when the launcher is first used. */
export type LauncherState = { isOpen: boolean; unread: number; locale: string };

/** What changes the launcher: the panel opens or closes, or the page is now in `locale`. */
export type LauncherEvent = { type: 'opened' } | { type: 'closed' } | { type: 'locale-changed'; locale: string };

/** The first message is made while the widget starts closed: one unread (`chat-12`). */
export function startLauncher(locale: string): LauncherState {
  return { isOpen: false, unread: 1, locale };
}

/** Opening resets the count; while the chat is closed no message arrives; another language starts afresh. */
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
