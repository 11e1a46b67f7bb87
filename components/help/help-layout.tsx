import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ReadInBoth } from '@/components/pairs/read-in-both';
import { TextHead, type TextHeadProps } from '@/components/sections/text-head';
import { PrintPageButton } from '@/components/ui/print-page-button';
import { pagePaths, type PairedName } from '@/lib/pages/pages';
import { CallOrDispute, type NumberToCall } from './call-or-dispute';
import styles from './help-layout.module.css';

type HelpLayoutProps = Omit<TextHeadProps, 'parent' | 'actions'> & {
  page: PairedName;
  as?: 'article' | 'div';
  /** `false` if the page has its print button elsewhere. */
  hasPrintButton?: boolean;
  /** Shown in the bar that stays in view; without it there is no bar. */
  call?: NumberToCall;
  /** Shown after the body. */
  below?: ReactNode;
  children: ReactNode;
};

/** A page of help: its head, the bar with the number to call, and its body, beside a table of contents if it has one. */
export async function HelpLayout({
  as: Page = 'div',
  page,
  hasPrintButton = true,
  call,
  below,
  children,
  ...head
}: HelpLayoutProps) {
  const t = await getTranslations('Help');
  return (
    <Page className={styles.page}>
      <TextHead
        {...head}
        parent={page === 'help' ? undefined : { label: t('hub'), href: pagePaths.help }}
        actions={
          <>
            {hasPrintButton && <PrintPageButton />}
            <ReadInBoth page={page} />
          </>
        }
      />
      {call && <CallOrDispute {...call} />}
      <div className={styles.body}>{children}</div>
      {below}
    </Page>
  );
}
