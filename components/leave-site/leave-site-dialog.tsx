'use client';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { CloseButton } from '@/components/ui/close-button';
import { wrapTab } from '@/lib/browser/wrap-tab';
import styles from './leave-site-dialog.module.css';

type LeaveSiteDialogProps = {
  /** `null` in `text` is the place of the host's name. */
  words: Record<'title' | 'stay' | 'continue' | 'close', string> & { text: readonly (string | null)[] };
};

/** Keeps Tab inside the dialog; the browser would move on to its own controls. */
function keepTabInside({ currentTarget, nativeEvent }: KeyboardEvent<HTMLDialogElement>) {
  wrapTab(nativeEvent, [...currentTarget.querySelectorAll<HTMLElement>('a, button')]);
}

/**
 * The warning before a third-party site. The inline script opens it, fills in the host and closes it (`boot/leave-site.ts`), except at Back
 * and for Stay and Close, which the browser handles; Stay comes first so that it gets focus.
 */
export function LeaveSiteDialog({ words }: LeaveSiteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before the router shows the page that Back leads to, whose heading cannot take focus while it is inert.
  useEffect(() => {
    const close = () => dialog.current?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} framed`}
      aria-labelledby="leave-site-title"
      aria-describedby="leave-site-text"
      onKeyDown={keepTabInside}
    >
      <form method="dialog" className={styles.content}>
        <h2 id="leave-site-title">{words.title}</h2>
        <p id="leave-site-text">
          {words.text.map(
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
          <Button type="submit">{words.stay}</Button>
          <a {...buttonLook('outline')}>{words.continue}</a>
        </div>
        <div className={styles.close}>
          <CloseButton type="submit" label={words.close} />
        </div>
      </form>
    </dialog>
  );
}
