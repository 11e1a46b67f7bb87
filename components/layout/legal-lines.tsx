import { getTranslations } from 'next-intl/server';
import { OnlyOn } from '@/components/navigation/only-on';
import { SiteLink } from '@/components/navigation/site-link';
import { ContentBlocks } from '@/components/text/content-blocks';
import type { SiteName } from '@/content/firm';
import type { Disclosure, Firm } from '@/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { defaultLocale } from '@/lib/i18n/routing';
import { valueIn } from '@/lib/i18n/value-in';
import { pagePaths } from '@/lib/pages/pages';
import { frameIds } from '@/lib/pages/part-ids';
import { typeset } from '@/lib/text/typeset';
import styles from './legal-lines.module.css';

type LegalLinesProps = {
  everyPage: readonly Disclosure[];
  homeOnly: Disclosure;
  licensesTitle: string;
  licenses: Firm<SiteName>['licenses'];
  sites: Record<SiteName, string>;
  /** Shown while the firm's data is sample data. */
  sampleNote?: string;
};

/** The footer's disclosures in the page's language: those for everyone, then one per place with the license held there. */
export async function LegalLines({ everyPage, homeOnly, licensesTitle, licenses, sites, sampleNote }: LegalLinesProps) {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('Footer')]);
  const title = t('legal');
  const isOfPlace = ({ id }: Disclosure) => licenses.some((license) => license.id === id);
  return (
    <section className={styles.legal} aria-label={title}>
      <h2 className={styles.label}>{title}</h2>
      <div className={styles.notices}>
        {everyPage
          .filter((disclosure) => !isOfPlace(disclosure))
          .map((disclosure) => (
            <LegalLine key={disclosure.id} {...disclosure} />
          ))}
        <OnlyOn path={pagePaths.home}>
          <LegalLine {...homeOnly} className={styles.wide} />
        </OnlyOn>
      </div>
      <p id={frameIds.licenses} className={styles.label}>
        {licensesTitle}
      </p>
      <ul className={styles.licenses} aria-labelledby={frameIds.licenses}>
        {licenses.map(({ id, jurisdiction, authority, number, site }) => {
          const href = site && sites[site];
          const own = valueIn(authority, locale);
          const name =
            locale !== defaultLocale && own === authority[defaultLocale] ? (
              <span lang={defaultLocale}>{own}</span>
            ) : (
              own
            );
          const disclosure = everyPage.find((candidate) => candidate.id === id);
          return (
            <li key={id} data-disclosure={disclosure?.id}>
              <div className={styles.name}>
                <h3>{typeset(disclosure?.title ?? valueIn(jurisdiction, locale))}</h3>
                <p className={styles.authority}>{href ? <SiteLink href={href}>{name}</SiteLink> : name}</p>
                <p className={styles.number}>{number}</p>
              </div>
              {disclosure && (
                <div>
                  <ContentBlocks blocks={disclosure.blocks} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {sampleNote && <p className={styles.sample}>{sampleNote}</p>}
    </section>
  );
}

function LegalLine({ id, title, blocks, className }: Disclosure & { className?: string }) {
  return (
    <div data-disclosure={id} className={className}>
      <h3>{typeset(title)}</h3>
      <ContentBlocks blocks={blocks} />
    </div>
  );
}
