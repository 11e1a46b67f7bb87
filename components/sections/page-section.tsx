import type { ReactNode } from 'react';
import { typeset } from '@/lib/text/typeset';
import styles from './page-section.module.css';

type PageSectionProps = {
  id?: string;
  title: string;
  tone?: 'paper' | 'white' | 'ink';
  layout?: 'stack' | 'split';
  density?: 'roomy' | 'tight';
  children: ReactNode;
};

/** A section of a page under its `h2`: stacked, or split into heading and body side by side. */
export function PageSection({
  id,
  title,
  tone = 'paper',
  layout = 'split',
  density = 'roomy',
  children,
}: PageSectionProps) {
  return (
    <section className={styles.section} id={id} data-tone={tone} data-layout={layout} data-density={density}>
      <div className={styles.inner}>
        <h2>
          <Title text={typeset(title)} />
        </h2>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}

/** What follows a colon begins a line of its own where it does not fit beside it. */
function Title({ text }: { text: string }) {
  const [start, end] = text.split(/(?<=:) /);
  if (!end) return start;
  return (
    <>
      {start} <span>{end}</span>
    </>
  );
}
