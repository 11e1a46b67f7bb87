import type { ReactNode } from 'react';
import { typeset } from '@/lib/text/typeset';
import styles from './page-section.module.css';

type PageSectionProps = {
  id?: string;
  title: string;
  /** Ink is for rights, once a page. */
  tone?: 'paper' | 'ink';
  /** `columns` is for prose longer than a screen, whose heading would stand alone beside it. */
  layout?: 'stack' | 'split' | 'columns';
  density?: 'roomy' | 'tight';
  /** Banknote work over the heading, for what is official. */
  official?: boolean;
  /** What follows over the page's whole width. */
  below?: ReactNode;
  children: ReactNode;
};

/** A section of a page under its `h2`: stacked, or split into heading and body side by side. */
export function PageSection({
  id,
  title,
  tone = 'paper',
  layout = 'split',
  density = 'roomy',
  official = false,
  below,
  children,
}: PageSectionProps) {
  return (
    <section className={styles.section} id={id} data-tone={tone} data-density={density}>
      <div className={styles.inner} data-layout={layout} data-official={official || undefined}>
        <h2>
          <Title text={typeset(title)} />
        </h2>
        <div className={styles.body}>{children}</div>
      </div>
      {below}
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
