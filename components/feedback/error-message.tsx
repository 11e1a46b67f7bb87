import type { ReactNode } from 'react';
import styles from './error-message.module.css';

type ErrorMessageProps = { code: string; heading: string; text: ReactNode; plate?: ReactNode; children: ReactNode };

/** An error page's message beside its engraving; `children` are the links that lead on. */
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
