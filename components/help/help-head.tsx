import type { ReactNode } from 'react';
import { SiteLink } from '@/components/navigation/site-link';
import { RichText } from '@/components/text/rich-text';
import { typeset } from '@/lib/text/typeset';
import styles from './help-head.module.css';

type HelpHeadProps = {
  title: string;
  /** Stands in the title's place on paper. */
  printTitle?: string;
  lead: string;
  /** The page above this one. */
  parent?: { label: string; href: string };
  before?: ReactNode;
  children?: ReactNode;
};

/** The top of a page of help: where one is, the question, the answer in two sentences. */
export function HelpHead({ title, printTitle, lead, parent, before, children }: HelpHeadProps) {
  return (
    <header className={styles.head}>
      {before}
      {parent && (
        <p className={styles.parent}>
          <SiteLink href={parent.href}>{parent.label}</SiteLink>
        </p>
      )}
      <h1>
        {printTitle ? (
          <>
            <span className={styles.screen}>{typeset(title)}</span>
            <span className={styles.paper}>{typeset(printTitle)}</span>
          </>
        ) : (
          typeset(title)
        )}
      </h1>
      <p className={styles.lead}>
        <RichText text={lead} />
      </p>
      {children}
    </header>
  );
}
