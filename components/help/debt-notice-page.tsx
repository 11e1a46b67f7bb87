import { getTranslations } from 'next-intl/server';
import { envelope } from '@/components/engravings/drawings/envelope';
import { InShort } from '@/components/text/in-short';
import { RichParagraph } from '@/components/text/rich-text';
import { PrintPageButton } from '@/components/ui/print-page-button';
import type { HelpLine } from '@/content/help/lists';
import type { AnnotatedDebtNotice } from '@/content/types';
import type { Locale } from '@/lib/i18n/routing';
import { partIds } from '@/lib/pages/part-ids';
import type { Rich } from '@/lib/text/inline-markup';
import { typeset } from '@/lib/text/typeset';
import type { NumberToCall } from './call-or-dispute';
import { Callout } from './callout';
import { DebtNotice } from './debt-notice';
import { HelpLayout } from './help-layout';
import { HelpSection } from './help-section';
import { HelpText } from './help-text';
import { HowToDispute } from './how-to-dispute';
import { RelatedHelp } from './related-help';
import styles from './debt-notice-page.module.css';

type DebtNoticePageProps = Omit<AnnotatedDebtNotice, 'meta'> & {
  call: NumberToCall;
  /** Read by screen readers before each box on the sample. */
  box: string;
  related: readonly HelpLine[];
  /** The same items as printed on a debt notice in the other language, by id. */
  original?: { lang: Locale; lines: Readonly<Record<string, readonly Rich[]>> };
};

const ids = partIds['help/read-your-notice'];

/** A sample debt notice with an explanation of each part beside or below it; it prints with or without the explanations. */
export async function DebtNoticePage({ call, box, related, original, ...copy }: DebtNoticePageProps) {
  const t = await getTranslations('Help');
  const { title, lead, summary, sample, items, reverse, dispute } = copy;
  return (
    <HelpLayout
      as="article"
      page="help/read-your-notice"
      hasPrintButton={false}
      title={title}
      lead={lead}
      drawing={envelope}
      call={call}
    >
      <InShort lines={summary} />
      <HelpText>
        <section className={`${styles.sample} ${styles.part}`}>
          <h2>{typeset(sample.title)}</h2>
          <RichParagraph text={sample.intro} />
          <div className={styles.controls}>
            <label>
              <input type="checkbox" />
              {t('debtNoticeOnly')}
            </label>
            <PrintPageButton />
          </div>
          <DebtNotice
            items={items}
            mark={sample.mark}
            box={box}
            original={original && { ...original, label: t('inOtherLanguage') }}
          />
        </section>
        <section id={ids.reverse} className={styles.part}>
          <h2>{typeset(reverse.title)}</h2>
          <RichParagraph text={reverse.intro} />
          <div className={styles.back}>
            {reverse.parts.map((part) => (
              <div key={part.title}>
                <h3>{typeset(part.title)}</h3>
                <RichParagraph text={part.text} />
              </div>
            ))}
          </div>
        </section>
        <HelpSection id={ids.dispute} title={dispute.title} layout="split">
          <Callout>
            <HowToDispute lead={dispute.lead} items={dispute.items} />
          </Callout>
        </HelpSection>
        <RelatedHelp lines={related} layout="split" />
      </HelpText>
    </HelpLayout>
  );
}
