import type { ReactNode } from 'react';
import { RichText } from '@/components/text/rich-text';
import { typeset } from '@/lib/text/typeset';
import styles from './dates.module.css';

/** A counter under its heading: what it is for, its form beside that, and the answer below over the whole width. */
export function DateSection({
  id,
  title,
  intro,
  children,
}: {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.intro}>
        <h2>{typeset(title)}</h2>
        <p>
          <RichText text={intro} />
        </p>
      </div>
      {children}
    </section>
  );
}
