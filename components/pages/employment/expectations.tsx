import { RichParagraph } from '@/components/text/rich-text';
import type { ExpectationSection } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './expectations.module.css';

/** What a candidate can expect, as headings with their text. */
export function Expectations({ items }: { items: readonly ExpectationSection[] }) {
  return (
    <div className={styles.list}>
      {items.map(({ id, title, content }) => (
        <div key={id} id={id} className={styles.item}>
          <h3>{typeset(title)}</h3>
          <RichParagraph text={content} />
        </div>
      ))}
    </div>
  );
}
