import type { ReactNode } from 'react';
import styles from './callout.module.css';

/** A text beside a gold line: how to dispute. */
export function Callout({ as: Box = 'div', children }: { as?: 'div' | 'p'; children: ReactNode }) {
  return <Box className={styles.callout}>{children}</Box>;
}
