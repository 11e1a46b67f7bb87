/** Tuesday at 10 in the morning by the firm's clock: the office and the chat are open. */
export const openTime = new Date('2026-11-17T10:00:00-05:00');
