'use client';
import { useEffect, useState } from 'react';
import { openedAt } from '@/boot/protocol';
import { headerReducer, initialHeaderState, type HeaderMode, type HeaderState } from '@/lib/header-state';

/** The header's mode as the page scrolls, one reading a frame. */
export function useHeaderState(): HeaderMode {
  const [mode, setMode] = useState<HeaderMode>('open');

  useEffect(() => {
    // The page may have been scrolled before this program ran: the inline script noted where it opened. A change of language mounts `html` anew, without the note.
    let state: HeaderState = initialHeaderState(Number(document.documentElement.getAttribute(openedAt) ?? scrollY));
    let frame = 0;
    const read = () => {
      frame = 0;
      state = headerReducer(state, scrollY);
      setMode(state.mode);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);

  return mode;
}
