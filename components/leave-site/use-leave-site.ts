'use client';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { leaveSite } from '@/boot/protocol';
import { holdPage } from '@/lib/browser/hold-page';
import { isPlainClick } from '@/lib/browser/plain-click';
import { raiseShowModal, showModalEvent, type ShowModalDetail } from '@/lib/browser/show-modal';
import { wrapTab } from '@/lib/browser/wrap-tab';

/** Where the visitor is about to go, and what asked for the warning. */
type Departure = { url: string; opener: EventTarget | null };

/**
 * Asks before a click on any marked link leaves the site, and at a `show-modal` event of any component: `url` is set while it asks.
 * The native dialog closes on Escape, but lets the Tab key out into the browser; a browser that does not focus a clicked link gets it back from here.
 */
export function useLeaveSite() {
  const dialog = useRef<HTMLDialogElement>(null);
  const stayButton = useRef<HTMLButtonElement>(null);
  const [departure, setDeparture] = useState<Departure>();

  useEffect(() => {
    const warn = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`a[${leaveSite}]`);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      raiseShowModal(link, link.href);
    };
    const ask = (event: Event) => {
      const { url = '' } = (event as CustomEvent<Partial<ShowModalDetail> | null>).detail ?? {};
      if (!/^https?:/.test(url) || !URL.canParse(url)) return;
      setDeparture((current) => current ?? { url, opener: event.target });
    };
    document.addEventListener('click', warn);
    addEventListener(showModalEvent, ask, true);
    return () => {
      document.removeEventListener('click', warn);
      removeEventListener(showModalEvent, ask, true);
    };
  }, []);

  useEffect(() => {
    if (!departure) return;
    dialog.current?.showModal();
    // React's autoFocus does not work in a dialog: https://github.com/facebook/react/issues/23301
    stayButton.current?.focus();
    return holdPage();
  }, [departure]);

  function onClosed() {
    setDeparture(undefined);
    if (departure?.opener instanceof HTMLElement) departure.opener.focus({ preventScroll: true });
  }

  function onKeyDown({ nativeEvent }: KeyboardEvent<HTMLDialogElement>) {
    wrapTab(nativeEvent, [...(dialog.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]);
  }

  return { dialog, stayButton, url: departure?.url, close: () => dialog.current?.close(), onClosed, onKeyDown };
}
