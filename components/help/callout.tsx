import type { ReactNode } from 'react';
import styles from './callout.module.css';

/** A text that a gold line at its side sets apart. */
export function Callout({ as: Box = 'div', children }: { as?: 'div' | 'p'; children: ReactNode }) {
  return <Box className={styles.callout}>{children}</Box>;
}
