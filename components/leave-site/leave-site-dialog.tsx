'use client';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { CloseButton } from '@/components/ui/close-button';
import buttonStyles from '@/components/ui/button.module.css';
import { wrapTab } from '@/lib/browser/wrap-tab';
import styles from './leave-site-dialog.module.css';

type LeaveSiteDialogProps = {
  /** In `text` the name of the host stands in the place of `null`. */
  labels: Record<'title' | 'stay' | 'continue' | 'close', string> & { text: readonly (string | null)[] };
};

/**
 * The warning before a third-party site: the inline script opens it and names the host (`boot/leave-site.ts`), the browser closes it, and what
 * no browser does by itself is here. Stay comes first, so that it has focus.
 */
export function LeaveSiteDialog({ labels }: LeaveSiteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A selection that ends on the backdrop is a click on the dialog too: the pointer must have gone down there as well.
  const pressed = useRef<EventTarget>(null);
  function closeOnBackdrop({ target }: MouseEvent) {
    if (target === dialog.current && pressed.current === target) dialog.current?.close();
  }
  /** The browser lets the Tab key out of a dialog, into its own controls. */
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
                // Filled before React comes, perhaps.
                <b key="host" suppressHydrationWarning>
                  {''}
                </b>
              ),
          )}
        </p>
        <div className={styles.actions}>
          <button type="submit" className={buttonStyles.button} data-theme="gold">
            {labels.stay}
          </button>
          <a className={buttonStyles.button} data-theme="outline" onClick={() => dialog.current?.close()}>
            {labels.continue}
          </a>
        </div>
        <div className={styles.close}>
          <CloseButton label={labels.close} />
        </div>
      </form>
    </dialog>
  );
}
