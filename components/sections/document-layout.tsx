import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { LegalSection } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import { DocumentSections } from './document-sections';
import styles from './document-layout.module.css';
import { RichText } from './rich-text';
import { TableOfContents } from './table-of-contents';

type DocumentLayoutProps = {
  title: string;
  lead?: string;
  stamp?: ReactNode;
  actions?: ReactNode;
  summary?: readonly string[];
  sections: readonly LegalSection[];
  additions?: Readonly<Record<string, ReactNode>>;
  foot?: ReactNode;
};

/** A page to be read: title block, "In short", contents beside the text, numbered sections with link targets. */
export async function DocumentLayout({
  title,
  lead,
  stamp,
  actions,
  summary,
  sections,
  additions,
  foot,
}: DocumentLayoutProps) {
  const t = await getTranslations('Legal');
  return (
    <article className={styles.document}>
      <header className={styles.head}>
        <h1>{typeset(title)}</h1>
        {stamp}
        {lead && (
          <p className={styles.lead}>
            <RichText text={lead} />
          </p>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <TableOfContents sections={sections} />
      <div className={styles.text}>
        {summary && (
          <aside className={styles.summary} aria-labelledby="in-short">
            <h2 id="in-short">{t('summary')}</h2>
            <ul>
              {summary.map((line) => (
                <li key={line}>
                  <RichText text={line} />
                </li>
              ))}
            </ul>
          </aside>
        )}
        <DocumentSections sections={sections} additions={additions} />
        {foot}
      </div>
    </article>
  );
}
