'use client';
import { useRef, type MouseEvent } from 'react';
import { CloseButton } from '@/components/ui/close-button';
import buttonStyles from '@/components/ui/button.module.css';
import styles from './leave-site-dialog.module.css';
import { useLeaveSite } from './use-leave-site';

type LeaveSiteDialogProps = { labels: { title: string; text: string; stay: string; continue: string; close: string } };

/** The warning before a third-party site (`leave-1`). `{host}` in its text is where the link goes. */
export function LeaveSiteDialog({ labels }: LeaveSiteDialogProps) {
  const { dialog, stayButton, url, close, onClosed, onKeyDown } = useLeaveSite();

  // A selection that ends on the backdrop is a click on the dialog too: the pointer must have gone down there as well.
  const pressed = useRef<EventTarget>(null);
  function closeOnBackdrop({ target }: MouseEvent) {
    if (target === dialog.current && pressed.current === target) close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      {...(url && { 'aria-labelledby': 'leave-site-title', 'aria-describedby': 'leave-site-text' })}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeOnBackdrop}
      onClose={onClosed}
      onKeyDown={onKeyDown}
    >
      {url && (
        <div className={styles.content}>
          <div className={styles.close}>
            <CloseButton label={labels.close} onClick={close} />
          </div>
          <h2 id="leave-site-title">{labels.title}</h2>
          <p id="leave-site-text">{labels.text.replace('{host}', new URL(url).host)}</p>
          <div className={styles.actions}>
            <button ref={stayButton} type="button" className={buttonStyles.button} data-theme="gold" onClick={close}>
              {labels.stay}
            </button>
            <a
              className={buttonStyles.button}
              data-theme="outline"
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              onClick={close}
            >
              {labels.continue}
            </a>
          </div>
        </div>
      )}
    </dialog>
  );
}
