/** Loads the code of the conversation, which a page fetches only when the chat is used. */
export const loadConversation = () => import('./conversation').then(({ Conversation }) => Conversation);
