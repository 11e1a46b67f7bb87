import { ContentBlocks } from '@/components/text/content-blocks';
import type { SectionPart } from '@/content/types';
import styles from './parts.module.css';

type PartsProps = {
  parts: readonly SectionPart[];
  /** Short parts stand two by two; else what follows the first two takes the page's width. */
  areShort?: boolean;
};

/** The parts of a section under its text, each with its `h3`, over the page's whole width. */
export function Parts({ parts, areShort = false }: PartsProps) {
  return (
    <div className={styles.parts} data-short={areShort || undefined}>
      {parts.map(({ id, title, blocks }) => (
        <div key={title} id={id} className={styles.part}>
          <h3>{title}</h3>
          <ContentBlocks blocks={blocks} />
        </div>
      ))}
    </div>
  );
}
