import { useEffect } from 'react';

/** Calls `startAgain` when the browser restores the page with its state from the back/forward cache. */
export function useRestoredPage(startAgain: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) startAgain();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  });
}
