import { useCallback, useEffect, useReducer } from 'react';
import { chatReducer, openChat } from '@/lib/chat/chat-reducer';
import type { ChatWords } from '@/lib/chat/chat-state';
import { useTimers } from './use-timers';

/**
 * Runs the chat's state machine with real timers, from the first render until the component unmounts. After the visitor's No it starts over
 * (`chat-9`), unless `onDeclined` is given, which is called instead.
 */
export function useChat(words: ChatWords, onDeclined?: () => void) {
  const [chat, dispatch] = useReducer(chatReducer, words, (words) => openChat(words, new Date()));
  const restart = useCallback(() => dispatch({ type: 'restarted', at: new Date() }), []);
  const elapse = useCallback((timer: string) => dispatch({ type: 'elapsed', timer }), []);
  const reply = useCallback((text: string) => dispatch({ type: 'replied', text }), []);

  useEffect(() => {
    if (chat.status === 'declined') (onDeclined ?? restart)();
  }, [chat.status, onDeclined, restart]);

  useTimers(chat.timers, elapse);
  return { chat, reply };
}
