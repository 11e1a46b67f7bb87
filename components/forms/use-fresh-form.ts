'use client';
import { useEffect, type RefObject } from 'react';

/** Empties a form, and what was made of it, when the browser brings the page back as it was left. */
export function useFreshForm(form: RefObject<HTMLFormElement | null>, forget: () => void): void {
  useEffect(() => {
    const startAgain = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      form.current?.reset();
      forget();
    };
    addEventListener('pageshow', startAgain);
    return () => removeEventListener('pageshow', startAgain);
  });
}
