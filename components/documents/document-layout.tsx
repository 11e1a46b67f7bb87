import type { ReactNode } from 'react';
import { Detail } from '@/components/engravings/detail';
import type { Drawing } from '@/components/engravings/drawing';
import { InShort } from '@/components/text/in-short';
import { RichText } from '@/components/text/rich-text';
import type { LegalSection } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import { DocumentSections } from './document-sections';
import { TableOfContents } from './table-of-contents';
import styles from './document-layout.module.css';

type DocumentLayoutProps = {
  title: string;
  lead?: string;
  stamp?: ReactNode;
  actions?: ReactNode;
  /** Engraved beside the title. */
  drawing: Drawing;
  summary?: readonly string[];
  sections: readonly LegalSection[];
  additions?: Readonly<Record<string, ReactNode>>;
  foot?: ReactNode;
};

/** A page to be read: title block, "In short", contents beside the text, numbered sections with link targets. */
export function DocumentLayout({
  title,
  lead,
  stamp,
  actions,
  drawing,
  summary,
  sections,
  additions,
  foot,
}: DocumentLayoutProps) {
  return (
    <article className={styles.document}>
      <header className={styles.head}>
        <div>
          <h1>{typeset(title)}</h1>
          {stamp}
          {lead && (
            <p className={styles.lead}>
              <RichText text={lead} />
            </p>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        <Detail drawing={drawing} className={styles.drawing} />
      </header>
      {summary && <InShort lines={summary} tone="rules" />}
      <TableOfContents sections={sections} />
      <div className={styles.text}>
        <DocumentSections sections={sections} additions={additions} />
        {foot}
      </div>
    </article>
  );
}
