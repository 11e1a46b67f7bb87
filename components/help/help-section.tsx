import type { ReactNode } from 'react';
import { typeset } from '@/lib/text/typeset';
import styles from './help-section.module.css';

type HelpSectionProps = {
  id: string;
  title: string;
  /** `split`, the heading beside the text, is for pages without a table of contents. */
  layout?: 'stack' | 'split';
  children: ReactNode;
};

/** A part of a page of help under its heading. */
export function HelpSection({ id, title, layout = 'stack', children }: HelpSectionProps) {
  return (
    <section id={id} className={layout === 'split' ? `${styles.section} ${styles.split}` : styles.section}>
      <h2>{typeset(title)}</h2>
      {children}
    </section>
  );
}
