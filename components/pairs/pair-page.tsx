import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { mark, printTitleAttribute } from '@/boot/protocol';
import { SiteLink } from '@/components/navigation/site-link';
import { RuledPage } from '@/components/sections/ruled-page';
import { PrintPageButton } from '@/components/ui/print-page-button';
import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { completeLocales, inReadingOrder, type Locale } from '@/lib/i18n/routing';
import type { PairedRow as Row } from '@/lib/pairs/pair-rows';
import { typeset } from '@/lib/text/typeset';
import { PairedRow } from './paired-row';
import styles from './pair-page.module.css';

type PairPageProps = {
  locale: Locale;
  titles: PerCompleteLocale<string>;
  rows: readonly Row[];
  /** Address of the page in one language. */
  page: string;
  /** Version and date of a notice, in both languages. */
  stamps?: ReactNode;
  /** Whether the English text is the legally controlling one. */
  hasControllingText: boolean;
  /** Shown first on the page. */
  before?: ReactNode;
};

/** A page in both languages, part by part: side by side if there is room, one below the other on a phone. */
export async function PairPage({ locale, titles, rows, page, stamps, hasControllingText, before }: PairPageProps) {
  const t = await getTranslations('Pairs');
  const inOrder = inReadingOrder(locale);
  return (
    <RuledPage>
      {before}
      <header>
        <h1
          className={styles.title}
          {...mark(printTitleAttribute, inOrder.map((one) => typeset(titles[one])).join(' · '))}
        >
          {inOrder.map((one) => (
            <span key={one} lang={one}>
              {typeset(titles[one])}{' '}
            </span>
          ))}
        </h1>
        {stamps}
        <p>{t('intro')}</p>
        {hasControllingText && <p>{t('controls')}</p>}
        <div className={styles.actions}>
          <SiteLink href={page}>{t('back')}</SiteLink>
          <PrintPageButton />
        </div>
        <fieldset className={styles.choices}>
          <legend>{t('legend')}</legend>
          {(['both', ...completeLocales] as const).map((choice) => (
            <label key={choice}>
              <input type="radio" name="shown-languages" data-shows={choice} defaultChecked={choice === 'both'} />
              {t(choice)}
            </label>
          ))}
        </fieldset>
      </header>
      <div>
        {rows.map((row, index) => (
          <PairedRow key={index} row={row} reader={locale} />
        ))}
      </div>
    </RuledPage>
  );
}
