import type { ReactNode } from 'react';
import { typeset } from '@/lib/text/typeset';
import styles from './page-section.module.css';

type PageSectionProps = {
  id?: string;
  title: string;
  /** `ink`, the dark ground, is for rights and used once per page. */
  tone?: 'paper' | 'ink';
  /** `columns` is for prose longer than a screen, beside which a heading would leave an empty column. */
  layout?: 'stack' | 'split' | 'columns';
  density?: 'roomy' | 'tight';
  /** The ornament above the heading: `guilloche`, a banknote's ornament, is for official matters. */
  opening?: 'line' | 'double' | 'guilloche';
  /** Shown after the section at the page's full width. */
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
  opening = 'line',
  below,
  children,
}: PageSectionProps) {
  return (
    <section className={styles.section} id={id} data-tone={tone} data-density={density}>
      <div className={styles.inner} data-layout={layout} data-opening={opening}>
        <h2>
          <Title text={typeset(title)} />
        </h2>
        <div className={styles.body}>{children}</div>
      </div>
      {below}
    </section>
  );
}

/** Moves the text after the first colon to a line of its own if it does not fit beside the start. */
function Title({ text }: { text: string }) {
  const colon = text.indexOf(': ');
  if (colon < 0) return text;
  return (
    <>
      {text.slice(0, colon + 1)} <span>{text.slice(colon + 2)}</span>
    </>
  );
}
