import { getTranslations } from 'next-intl/server';
import { envelope } from '@/components/engravings/drawings/envelope';
import { ReadInBoth } from '@/components/pairs/read-in-both';
import { TextHead } from '@/components/sections/text-head';
import { InShort } from '@/components/text/in-short';
import { RichText } from '@/components/text/rich-text';
import { PrintButton } from '@/components/ui/print-button';
import type { AnnotatedDebtNotice } from '@/content/types';
import { pagePaths } from '@/lib/pages/pages';
import { partIds, situationParts } from '@/lib/pages/part-ids';
import { HelpList, type HelpLine } from './help-list';
import { HowToDispute } from './how-to-dispute';
import { HelpSection } from './help-section';
import { DebtNoticeItem } from './debt-notice-item';
import { Reach } from './reach';
import styles from './debt-notice.module.css';
import page from './help-page.module.css';

type DebtNoticePageProps = Omit<AnnotatedDebtNotice, 'meta'> & {
  phone: string;
  /** Read by screen readers before each box on the sample. */
  box: string;
  related: readonly HelpLine[];
  /** The same items as printed on a debt notice in the other language, by id. */
  original?: { lang: string; lines: Readonly<Record<string, readonly string[]>> };
};

const ids = partIds['help/read-your-notice'];

/** A sample debt notice with an explanation of each part beside or below it; it prints with or without the explanations. */
export async function DebtNoticePage({ phone, box, related, original, ...copy }: DebtNoticePageProps) {
  const t = await getTranslations('Help');
  const { title, lead, summary, sample, items, reverse, dispute } = copy;
  return (
    <article className={page.page}>
      <TextHead
        title={title}
        lead={lead}
        parent={{ label: t('hub'), href: pagePaths.help }}
        drawing={envelope}
        actions={<ReadInBoth page="help/read-your-notice" />}
      />
      <Reach phone={phone} />
      <div className={page.body}>
        <InShort lines={summary} />
        <div className={page.text}>
          <section className={`${styles.sample} ${styles.part}`}>
            <h2>{sample.title}</h2>
            <p>
              <RichText text={sample.intro} />
            </p>
            <div className={styles.controls}>
              <label>
                <input type="checkbox" />
                {t('debtNoticeOnly')}
              </label>
              <PrintButton label={t('print')} />
            </div>
            <ol className={styles.notice}>
              {items.map((item, index) => (
                <DebtNoticeItem
                  key={item.id}
                  {...item}
                  number={index + 1}
                  box={box}
                  {...(item.startsPart ? { mark: sample.mark } : {})}
                  {...(original
                    ? {
                        original: {
                          lang: original.lang,
                          label: t('inOtherLanguage'),
                          lines: original.lines[item.id] ?? [],
                        },
                      }
                    : {})}
                />
              ))}
            </ol>
          </section>
          <section id={ids.reverse} className={styles.part}>
            <h2>{reverse.title}</h2>
            <p>
              <RichText text={reverse.intro} />
            </p>
            <div className={styles.back}>
              {reverse.parts.map((part) => (
                <div key={part.title}>
                  <h3>{part.title}</h3>
                  <p>
                    <RichText text={part.text} />
                  </p>
                </div>
              ))}
            </div>
          </section>
          <div className={page.beside}>
            <HelpSection id={ids.dispute} title={dispute.title}>
              <div className={page.dispute}>
                <HowToDispute lead={dispute.lead} items={dispute.items} />
              </div>
            </HelpSection>
          </div>
          <div className={`${page.related} ${page.beside}`}>
            <HelpSection id={situationParts.related} title={t('parts.related')}>
              <HelpList lines={related} />
            </HelpSection>
          </div>
        </div>
      </div>
    </article>
  );
}
