'use client';
import { useEffect, type RefObject } from 'react';

/**
 * Scrolls the log to its last message when one is added, and whenever the log's height changes: on phones the keyboard
 * takes half of it. Not before something was said: the first words are read from their beginning.
 */
export function useLastShown(log: RefObject<HTMLElement | null>, messages: number, isTyping: boolean) {
  useEffect(() => {
    const element = log.current;
    if (!element || messages < 2) return;
    const showLast = () => element.scrollTo({ top: element.scrollHeight });
    showLast();
    const observer = new ResizeObserver(showLast);
    observer.observe(element);
    return () => observer.disconnect();
  }, [log, messages, isTyping]);
}
