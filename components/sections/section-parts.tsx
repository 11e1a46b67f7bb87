import { ContentBlocks } from '@/components/text/content-blocks';
import type { SectionPart } from '@/content/types';
import { flag } from '@/lib/flag';
import { typeset } from '@/lib/text/typeset';
import styles from './section-parts.module.css';

type SectionPartsProps = {
  parts: readonly SectionPart[];
  /** Puts all parts in two columns; otherwise the parts after the first two take the full width. */
  areShort?: boolean;
};

/** The parts of a section below its text, each with an `h3`, at the page's full width. */
export function SectionParts({ parts, areShort = false }: SectionPartsProps) {
  return (
    <div className={styles.parts} data-short={flag(areShort)}>
      {parts.map(({ id, title, blocks }) => (
        <div key={title} id={id} className={styles.part}>
          <h3>{typeset(title)}</h3>
          <ContentBlocks blocks={blocks} />
        </div>
      ))}
    </div>
  );
}
