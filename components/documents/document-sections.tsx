import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { DocumentSection } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import { DocumentBlocks } from './document-blocks';
import styles from './document-sections.module.css';

type DocumentSectionsProps = {
  sections: readonly DocumentSection[];
  /** Elements shown after the text of a section, by the section's id. */
  additions?: Readonly<Record<string, ReactNode>>;
};

/** Numbered sections and subsections, each a link target. */
export async function DocumentSections({ sections, additions = {} }: DocumentSectionsProps) {
  const t = await getTranslations('Legal');
  return sections.map(({ id, title, blocks, subsections = [] }, index) => (
    <section key={id} id={id} className={styles.section}>
      <div className={styles.heading}>
        <h2>
          <NumberedTitle number={`${index + 1}.`} title={title} />
        </h2>
        <a className={styles.anchor} href={`#${id}`} aria-label={t('linkTo', { title })}>
          #
        </a>
      </div>
      <DocumentBlocks blocks={blocks} />
      {additions[id]}
      {subsections.map((subsection, subindex) => (
        <section key={subsection.id} id={subsection.id} className={styles.subsection}>
          <h3>
            <NumberedTitle number={`${index + 1}.${subindex + 1}`} title={subsection.title} />
          </h3>
          <DocumentBlocks blocks={subsection.blocks} />
        </section>
      ))}
    </section>
  ));
}

function NumberedTitle({ number, title }: { number: string; title: string }) {
  const words = ` ${typeset(title)}`;
  return (
    <>
      <span className={styles.number}>{number}</span>
      {words}
    </>
  );
}
