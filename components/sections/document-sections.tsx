import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { LegalSection } from '@/content/types';
import { typeset } from '@/lib/typeset';
import { ContentBlocks } from './content-blocks';
import styles from './document-layout.module.css';

type DocumentSectionsProps = {
  sections: readonly LegalSection[];
  /** What follows the text of a section, by its id. */
  additions?: Readonly<Record<string, ReactNode>>;
};

/** Numbered sections and subsections, each a link target. */
export async function DocumentSections({ sections, additions = {} }: DocumentSectionsProps) {
  const t = await getTranslations('Legal');
  return sections.map(({ id, title, blocks, subsections = [] }, index) => (
    <section key={id} id={id} className={styles.section}>
      <h2>
        <span className={styles.number}>{index + 1}.</span> {typeset(title)}
        {/* Never alone on a line. */ '\u00A0'}
        <a className={styles.anchor} href={`#${id}`} aria-label={t('linkTo', { title })}>
          #
        </a>
      </h2>
      <ContentBlocks blocks={blocks} />
      {additions[id]}
      {subsections.map((subsection, subindex) => (
        <section key={subsection.id} id={subsection.id} className={styles.subsection}>
          <h3>
            <span className={styles.number}>
              {index + 1}.{subindex + 1}
            </span>{' '}
            {typeset(subsection.title)}
          </h3>
          <ContentBlocks blocks={subsection.blocks} />
        </section>
      ))}
    </section>
  ));
}
