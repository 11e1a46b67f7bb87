'use client';
import { useEffect } from 'react';

/** Calls `startAgain` when the browser brings the page back as it was left, state and all (the back/forward cache). */
export function useRestoredPage(startAgain: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) startAgain();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  });
}
