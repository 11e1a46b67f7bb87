'use client';
import { useEffect, useRef, useState } from 'react';
import { holdPage } from '@/lib/hold-page';
import { isPlainClick } from '@/lib/plain-click';
import { raiseShowModal, showModalEvent, type ShowModalDetail } from '@/lib/show-modal';

/**
 * Opens the dialog for a click on any `[data-leave-site]` link and for a `show-modal` event of any component.
 * The native dialog keeps focus inside and closes on Escape; a browser that does not focus a clicked link gets it back from here.
 */
export function useLeaveSite() {
  const dialog = useRef<HTMLDialogElement>(null);
  const stayButton = useRef<HTMLButtonElement>(null);
  const release = useRef<() => void>(undefined);
  const opener = useRef<EventTarget>(null);
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    const warn = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-leave-site]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      raiseShowModal(link, link.href);
    };
    const open = (event: Event) => {
      const { url = '' } = (event as CustomEvent<Partial<ShowModalDetail> | null>).detail ?? {};
      if (!/^https?:/.test(url) || !URL.canParse(url) || dialog.current?.open) return;
      opener.current = event.target;
      setUrl(url);
      dialog.current?.showModal();
      release.current = holdPage();
      // React's autoFocus does not work in a dialog: https://github.com/facebook/react/issues/23301
      stayButton.current?.focus();
    };
    document.addEventListener('click', warn);
    addEventListener(showModalEvent, open, true);
    return () => {
      document.removeEventListener('click', warn);
      removeEventListener(showModalEvent, open, true);
    };
  }, []);

  function onClosed() {
    release.current?.();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }

  return { dialog, stayButton, url, close: () => dialog.current?.close(), onClosed };
}
