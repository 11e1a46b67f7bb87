import type { ReactNode } from 'react';
import { typeset } from '@/lib/text/typeset';
import styles from './help-page.module.css';

/** A part of a page of help under its heading. */
export function HelpSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <h2>{typeset(title)}</h2>
      {children}
    </section>
  );
}
