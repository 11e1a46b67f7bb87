import type { ReactNode } from 'react';
import { PrivateNote } from './private-note';
import styles from './form-layout.module.css';

/** The one form of a page beside the note on privacy, and its result below both. */
export function FormLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <PrivateNote />
      {children}
    </div>
  );
}
