import { useEffect, useState } from 'react';
import { openedAtAttribute } from '@/boot/protocol';
import { type HeaderMode, headerReducer, type HeaderState, initialHeaderState } from '@/lib/header-reducer';

/** The header's mode, updated at most once per frame while the page scrolls. */
export function useHeaderState(): HeaderMode {
  const [mode, setMode] = useState<HeaderMode>('open');

  useEffect(() => {
    // The inline script records where the page was before hydration. A change of language remounts `html` without that.
    let state: HeaderState = initialHeaderState(
      Number(document.documentElement.getAttribute(openedAtAttribute) ?? scrollY),
    );
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
