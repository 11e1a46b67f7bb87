import type { ComponentPropsWithoutRef } from 'react';
import styles from './close-button.module.css';

type CloseButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'type' | 'children'> & { label: string };

/** A cross to close what lies over the page; the place around it says where it stands and in which color. In a dialog's form the browser closes it. */
export function CloseButton({ label, ...rest }: CloseButtonProps) {
  return (
    <button
      {...rest}
      type={rest.onClick || rest.popoverTarget ? 'button' : 'submit'}
      className={styles.close}
      aria-label={label}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 3l14 14M17 3 3 17" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
