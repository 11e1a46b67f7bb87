import { useCallback, useEffect, useReducer } from 'react';
import { chatReducer } from '@/lib/chat/machine';
import { closedChat, type ChatWords } from '@/lib/chat/state';
import { useTimers } from './use-timers';

/**
 * Runs the chat's state machine with real timers, from the first render until the component goes. It starts over when the language changes, and
 * after the visitor's No (`chat-9`) unless `onDeclined` is given, which is called instead.
 */
export function useChat(words: ChatWords, onDeclined?: () => void) {
  const [chat, dispatch] = useReducer(chatReducer, closedChat);
  const open = useCallback(() => dispatch({ type: 'opened', words, at: new Date() }), [words]);
  const elapse = useCallback((timer: string) => dispatch({ type: 'elapsed', timer }), []);
  const reply = useCallback((text: string) => dispatch({ type: 'replied', text }), []);

  useEffect(open, [open]);

  useEffect(() => {
    if (chat.status === 'declined') (onDeclined ?? open)();
  }, [chat.status, onDeclined, open]);

  useTimers(chat.timers, elapse);
  return { chat, reply };
}
