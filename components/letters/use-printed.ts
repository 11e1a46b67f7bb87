import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { printsAttribute } from '@/boot/protocol';
import type { Locale } from '@/lib/i18n/routing';

/** The print button of the blank letter. */
const blankButton = `[data-blank] [${printsAttribute}]`;

/**
 * The language of the written letter that the browser prints, and a function to choose another. It is undefined while the blank letter's own
 * button prints that, and is `usual` again when a print-out is done.
 */
export function usePrinted(usual: Locale) {
  const [printed, setPrinted] = useState<Locale | undefined>(usual);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const choose = ({ target }: Event) => {
      if (target instanceof Element && target.closest(blankButton)) flushSync(() => setPrinted(undefined));
    };
    // On its way down, because the inline script prints when the click has reached the window again.
    addEventListener('click', choose, { signal, capture: true });
    addEventListener('afterprint', () => setPrinted(usual), { signal });
    return () => stop.abort();
  }, [usual]);

  return [printed, setPrinted] as const;
}
