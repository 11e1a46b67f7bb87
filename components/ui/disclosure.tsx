import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

/** A collapsible section under a line with an arrow that turns when it opens. `className` adds the styles of its container. */
export function Disclosure({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <details className={`${styles.disclosure} ${className ?? ''}`.trim()}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
