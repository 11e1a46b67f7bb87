import type { ReactNode } from 'react';
import styles from './help-table.module.css';

/** A list of descriptions with its terms beside them; each group of `children` is a `div`. */
export function HelpTable({ children }: { children: ReactNode }) {
  return <dl className={styles.table}>{children}</dl>;
}
