import type { ReactNode } from 'react';
import styles from './error-message.module.css';

type ErrorMessageProps = { code: string; heading: string; text: string; plate?: ReactNode; children: ReactNode };

/** What a page says instead of itself, beside its engraving; the children are the ways on. */
export function ErrorMessage({ code, heading, text, plate, children }: ErrorMessageProps) {
  return (
    <div className={styles.message} data-plate={plate ? '' : undefined}>
      <div className={styles.words}>
        <p className={styles.code}>{code}</p>
        <h1>{heading}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      {plate && <div className={styles.plate}>{plate}</div>}
    </div>
  );
}
