import type { ReactNode } from 'react';
import styles from './help-text.module.css';

/** The text of a page of help: its sections, one below the other. */
export function HelpText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}
