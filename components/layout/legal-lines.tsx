import type { Disclosure, Firm } from '@/content/types';
import { OnlyOn } from '@/components/navigation/only-on';
import { SiteLink } from '@/components/navigation/site-link';
import { ContentBlocks } from '@/components/sections/content-blocks';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pagePaths } from '@/lib/pages/pages';
import styles from './footer.module.css';

type LegalLinesProps = {
  title: string;
  everyPage: readonly Disclosure[];
  homeOnly: Disclosure;
  licencesTitle: string;
  licences: Firm['licences'];
  sites: Record<string, string>;
  /** Shown while the firm's data is sample data. */
  sampleNote?: string;
};

/** The footer's disclosures in the page's language, and the licences of `content/firm.ts` (`footer-2`). */
export async function LegalLines({
  title,
  everyPage,
  homeOnly,
  licencesTitle,
  licences,
  sites,
  sampleNote,
}: LegalLinesProps) {
  const locale = await currentLocale();
  return (
    <section className={styles.legal} aria-label={title}>
      {sampleNote && <p className={styles.sample}>{sampleNote}</p>}
      <OnlyOn path={pagePaths.home}>
        <LegalLine {...homeOnly} />
      </OnlyOn>
      {everyPage.map((disclosure) => (
        <LegalLine key={disclosure.id} {...disclosure} />
      ))}
      <div className={styles.line}>
        <h2>{licencesTitle}</h2>
        <ul className={styles.licences}>
          {licences.map(({ id, jurisdiction, authority, number, site }) => {
            const href = site && sites[site];
            const place = `${jurisdiction[locale]}, `;
            return (
              <li key={id}>
                {place}
                {href ? <SiteLink href={href}>{authority[locale]}</SiteLink> : authority[locale]}
                {': '}
                <span className={styles.number}>{number}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function LegalLine({ id, title, blocks }: Disclosure) {
  return (
    <div className={styles.line} data-disclosure={id}>
      <h2>{title}</h2>
      <ContentBlocks blocks={blocks} />
    </div>
  );
}
