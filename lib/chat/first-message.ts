/** Whether the visitor has opened the panel since the page was loaded. The launcher itself leaves the page on `/Chat` (`chat-12`). */
export const firstMessage = { isRead: false };
