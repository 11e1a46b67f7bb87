import type { ReactNode } from 'react';
import { TableOfContents } from '@/components/sections/table-of-contents';
import { TextHead, type TextHeadProps } from '@/components/sections/text-head';
import { InShort } from '@/components/text/in-short';
import type { DocumentSection } from '@/content/types';
import type { Rich } from '@/lib/text/inline-markup';
import { DocumentSections } from './document-sections';
import styles from './document-layout.module.css';

type DocumentLayoutProps = Pick<TextHeadProps, 'title' | 'lead' | 'stamp' | 'actions' | 'drawing'> & {
  summary?: readonly Rich[];
  sections: readonly DocumentSection[];
  additions?: Readonly<Record<string, ReactNode>>;
  foot?: ReactNode;
};

/** A page of continuous text: title block, "In short", contents beside the text, numbered sections with link targets. */
export function DocumentLayout({ summary, sections, additions, foot, ...head }: DocumentLayoutProps) {
  return (
    <article>
      <TextHead {...head} isRuled={!summary} />
      <div className={styles.document}>
        {summary && <InShort lines={summary} />}
        <TableOfContents parts={sections} />
        <div className={styles.text}>
          <DocumentSections sections={sections} additions={additions} />
          {foot}
        </div>
      </div>
    </article>
  );
}
