import type { ReactNode } from 'react';
import { mark, printTitleAttribute } from '@/boot/protocol';
import { Detail } from '@/components/engravings/detail';
import type { Drawing } from '@/components/engravings/drawing';
import { SiteLink } from '@/components/navigation/site-link';
import { RichText } from '@/components/text/rich-text';
import { flag } from '@/lib/flag';
import type { Rich } from '@/lib/text/inline-markup';
import { typeset } from '@/lib/text/typeset';
import styles from './text-head.module.css';

/** The props of a text page's head; all but the title may be absent. */
export type TextHeadProps = {
  title: string;
  /** Replaces the title in print. */
  printTitle?: string;
  stamp?: ReactNode;
  lead?: Rich;
  /** The page above this one. */
  parent?: { label: string; href: string };
  before?: ReactNode;
  actions?: ReactNode;
  /** The engraving beside the title. */
  drawing?: Drawing;
  /** Whether it ends with a line, for pages whose first part does not begin with one. */
  isRuled?: boolean;
};

/** The head of a text page: the link to the page above, its `h1`, the answer in two sentences, and actions. */
export function TextHead({
  title,
  printTitle,
  stamp,
  lead,
  parent,
  before,
  actions,
  drawing,
  isRuled = false,
}: TextHeadProps) {
  return (
    <header className={styles.head} data-ruled={flag(isRuled)}>
      <div>
        {before}
        {parent && (
          <p className={styles.parent}>
            <SiteLink href={parent.href}>{typeset(parent.label)}</SiteLink>
          </p>
        )}
        <h1 {...(printTitle && mark(printTitleAttribute, typeset(printTitle)))}>
          {printTitle ? (
            <>
              <span className={styles.screen}>{typeset(title)}</span>
              <span className={styles.paper}>{typeset(printTitle)}</span>
            </>
          ) : (
            typeset(title)
          )}
        </h1>
        {stamp}
        {lead && (
          <p className={styles.lead}>
            <RichText text={lead} />
          </p>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {drawing && <Detail drawing={drawing} className={styles.drawing} />}
    </header>
  );
}
