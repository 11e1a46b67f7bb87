import type { ReactNode } from 'react';
import styles from './date-result.module.css';

/** What a date counter found: `answer` is announced, and `children` are below it. */
export function DateResult({ answer, children }: { answer: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.result}>
      <div role="status">{answer}</div>
      {children}
    </div>
  );
}
