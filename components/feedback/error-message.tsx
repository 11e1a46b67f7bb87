import type { ReactNode } from 'react';
import { flag } from '@/lib/flag';
import styles from './error-message.module.css';

type ErrorMessageProps = {
  code: string;
  heading: string;
  text: ReactNode;
  /** A sentence that says what the visitor need not worry about. */
  reassurance?: string;
  /** Buttons, before the links. */
  actions?: ReactNode;
  plate?: ReactNode;
  children: ReactNode;
};

/** An error page's message beside its engraving; `children` are the links that lead on, under an `h2` if they need one. */
export function ErrorMessage({ code, heading, text, reassurance, actions, plate, children }: ErrorMessageProps) {
  return (
    <div className={styles.message} data-plate={flag(Boolean(plate))}>
      <div className={styles.words}>
        <p className={styles.code}>{code}</p>
        <h1>{heading}</h1>
        <p className={styles.text}>{text}</p>
        {reassurance && <p className={styles.text}>{reassurance}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {children}
      </div>
      {plate && <div className={styles.plate}>{plate}</div>}
    </div>
  );
}
