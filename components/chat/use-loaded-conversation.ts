import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Conversation as LoadedConversation } from './conversation';

/**
 * The conversation, whose code a page fetches only when the chat is used: undefined until `load` has fetched it. If it takes the place of
 * what has focus, focus moves to its messages in `place`.
 */
export function useLoadedConversation(place: RefObject<HTMLElement | null>) {
  const [Conversation, setConversation] = useState<typeof LoadedConversation>();
  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) place.current?.querySelector<HTMLElement>('[role=log]')?.focus();
    focused.current = null;
  }, [place, Conversation]);

  const load = useCallback(async () => {
    const loaded = await import('./conversation');
    focused.current = document.activeElement;
    setConversation(() => loaded.Conversation);
  }, []);
  return { Conversation, load };
}
