'use client';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { CloseButton } from '@/components/ui/close-button';
import { wrapTab } from '@/lib/browser/wrap-tab';
import styles from './leave-site-dialog.module.css';

type LeaveSiteDialogProps = {
  /** `null` in `text` is the place of the host's name. */
  labels: Record<'title' | 'stay' | 'continue' | 'close', string> & { text: readonly (string | null)[] };
};

/**
 * The warning before a third-party site. The inline script opens it and fills in the host (`boot/leave-site.ts`), and the browser closes it;
 * Stay comes first so that it gets focus.
 */
export function LeaveSiteDialog({ labels }: LeaveSiteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Selecting text and releasing on the backdrop also counts as a click on the dialog, so the press must have begun there too.
  const pressed = useRef<EventTarget>(null);
  function closeOnBackdrop({ target }: MouseEvent) {
    if (target === dialog.current && pressed.current === target) dialog.current.close();
  }
  /** Keeps Tab inside the dialog; the browser would move on to its own controls. */
  function keepTabInside({ nativeEvent }: KeyboardEvent) {
    wrapTab(nativeEvent, [...(dialog.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="leave-site-title"
      aria-describedby="leave-site-text"
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeOnBackdrop}
      onKeyDown={keepTabInside}
    >
      <form method="dialog" className={styles.content}>
        <h2 id="leave-site-title">{labels.title}</h2>
        <p id="leave-site-text">
          {labels.text.map(
            (piece) =>
              piece ?? (
                // The inline script may fill this in before hydration.
                <b key="host" suppressHydrationWarning>
                  {''}
                </b>
              ),
          )}
        </p>
        <div className={styles.actions}>
          <Button type="submit">{labels.stay}</Button>
          <a {...buttonLook('outline')} onClick={() => dialog.current?.close()}>
            {labels.continue}
          </a>
        </div>
        <div className={styles.close}>
          <CloseButton type="submit" label={labels.close} />
        </div>
      </form>
    </dialog>
  );
}
