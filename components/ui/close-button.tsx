import type { ComponentPropsWithoutRef } from 'react';
import styles from './close-button.module.css';

type CloseButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'children'> & { label: string };

/** A cross that closes an overlay; its container sets position and color. */
export function CloseButton({ label, type = 'button', ...rest }: CloseButtonProps) {
  return (
    <button {...rest} type={type} className={styles.close} aria-label={label}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 3l14 14M17 3 3 17" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
