import type { ReactNode } from 'react';
import { TextHead, type TextHeadProps } from '@/components/sections/text-head';
import { CallOrDispute } from './call-or-dispute';
import styles from './help-layout.module.css';

type HelpLayoutProps = TextHeadProps & {
  as?: 'article' | 'div';
  /** The number of the bar that stays in view; without it there is no bar. */
  phone?: string;
  /** Shown after the body. */
  below?: ReactNode;
  children: ReactNode;
};

/** A page of help: its head, the bar with the number to call, and its body, beside a table of contents if it has one. */
export function HelpLayout({ as: Page = 'div', phone, below, children, ...head }: HelpLayoutProps) {
  return (
    <Page className={styles.page}>
      <TextHead {...head} />
      {phone && <CallOrDispute phone={phone} />}
      <div className={styles.body}>{children}</div>
      {below}
    </Page>
  );
}
