import { useCallback, useEffect, useReducer } from 'react';
import { chatReducer } from '@/lib/chat/machine';
import { closedChat, type ChatWords } from '@/lib/chat/state';
import { useTimers } from './use-timers';

/**
 * Runs the chat's state machine with real timers. The chat opens when `isOpen` becomes true and reopens when the language changes; after the
 * visitor's No, `onDeclined` is called, or the messages start over if it is not given (`chat-9`).
 */
export function useChat(words: ChatWords, isOpen: boolean, onDeclined?: () => void) {
  const [chat, dispatch] = useReducer(chatReducer, closedChat);
  const open = useCallback(() => dispatch({ type: 'opened', words, at: new Date() }), [words]);
  const elapse = useCallback((timer: string) => dispatch({ type: 'elapsed', timer }), []);
  const reply = useCallback((text: string) => dispatch({ type: 'replied', text }), []);

  useEffect(() => {
    if (isOpen) open();
    else dispatch({ type: 'closed' });
  }, [isOpen, open]);

  useEffect(() => {
    if (chat.status === 'declined') (onDeclined ?? open)();
  }, [chat.status, onDeclined, open]);

  useTimers(chat.timers, elapse);
  return { chat, reply };
}
