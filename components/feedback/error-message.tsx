import type { ReactNode } from 'react';
import styles from './error-message.module.css';

type ErrorMessageProps = { code: string; heading: string; text: string; children: ReactNode };

/** What a page says instead of itself; the children are the ways on. */
export function ErrorMessage({ code, heading, text, children }: ErrorMessageProps) {
  return (
    <div className={styles.message}>
      <p className={styles.code}>{code}</p>
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
