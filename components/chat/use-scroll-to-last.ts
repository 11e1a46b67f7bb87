import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the log to its last message when one is added, when the log's height changes, as it does when a phone's keyboard opens, and when a
 * message grows, as the last does when pages of help are listed below it.
 * Before the visitor has written, nothing scrolls, so that the first messages are read from their beginning.
 */
export function useScrollToLast(log: RefObject<HTMLElement | null>, messages: number, isTyping: boolean) {
  useEffect(() => {
    const element = log.current;
    if (!element || messages < 2) return;
    const showLast = () => element.scrollTo({ top: element.scrollHeight });
    showLast();
    const observer = new ResizeObserver(showLast);
    for (const box of [element, ...element.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [log, messages, isTyping]);
}
