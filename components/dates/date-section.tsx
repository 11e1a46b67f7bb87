import type { ReactNode } from 'react';
import { RichParagraph } from '@/components/text/rich-text';
import type { Rich } from '@/lib/text/inline-markup';
import { typeset } from '@/lib/text/typeset';
import styles from './date-section.module.css';

type DateSectionProps = { id: string; title: string; intro: Rich; children: ReactNode };

/** A date counter under its heading: its purpose, its form beside it, and the answer below at full width. */
export function DateSection({ id, title, intro, children }: DateSectionProps) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.intro}>
        <h2>{typeset(title)}</h2>
        <RichParagraph text={intro} />
      </div>
      {children}
    </section>
  );
}
