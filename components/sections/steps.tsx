import { RichParagraph } from '@/components/text/rich-text';
import type { InfoCard } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './steps.module.css';

/** Steps in order, as rows with large numerals. */
export function Steps({ steps }: { steps: readonly InfoCard[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, subtitle, title, copy }) => (
        <li key={id} id={id} className={styles.step}>
          <div>
            <p className={styles.subtitle}>{typeset(subtitle)}</p>
            <h3>{typeset(title)}</h3>
          </div>
          <RichParagraph text={copy} />
        </li>
      ))}
    </ol>
  );
}
