import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Conversation } from './conversation';

/**
 * The conversation, whose code a page fetches only when the chat is used: undefined until `load` has fetched it. If it takes the place of
 * what has focus, focus moves to its messages in `place`.
 */
export function useConversation(place: RefObject<HTMLElement | null>) {
  const [Chat, setChat] = useState<typeof Conversation>();
  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) place.current?.querySelector<HTMLElement>('[role=log]')?.focus();
    focused.current = null;
  }, [place, Chat]);

  const load = useCallback(async () => {
    const { Conversation } = await import('./conversation');
    focused.current = document.activeElement;
    setChat(() => Conversation);
  }, []);
  return { Chat, load };
}
