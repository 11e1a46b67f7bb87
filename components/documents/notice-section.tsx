import type { ReactNode } from 'react';
import styles from './notice-section.module.css';

/** A section at the end of a notice that is about its versions, without a number. */
export function NoticeSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
