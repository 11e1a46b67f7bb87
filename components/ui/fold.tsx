import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** What is read on demand, under a line with an arrow that turns when it opens. `className` adds the rules of where it stands. */
export function Fold({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <details className={`${styles.fold} ${className ?? ''}`.trim()}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
