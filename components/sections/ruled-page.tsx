import type { ReactNode } from 'react';
import styles from './ruled-page.module.css';

/** A page beside a text, such as its versions: its `header` has a small title and ends with a line. */
export function RuledPage({ children }: { children: ReactNode }) {
  return <article className={styles.page}>{children}</article>;
}
