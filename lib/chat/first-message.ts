/**
 * Whether the visitor has opened the panel since the page was loaded. Kept here because the launcher is removed on `/Chat` and starts anew
 * afterwards (`chat-12`).
 */
export const firstMessage = { isRead: false };
