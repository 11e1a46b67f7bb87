import { OnlyOn } from '@/components/navigation/only-on';
import { SiteLink } from '@/components/navigation/site-link';
import { ContentBlocks } from '@/components/text/content-blocks';
import type { Disclosure, Firm } from '@/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { valueIn } from '@/lib/i18n/per-locale';
import { pagePaths } from '@/lib/pages/pages';
import { textsOf } from '@/lib/text/blocks';
import styles from './legal-lines.module.css';

/** A disclosure of more characters gets a column of its own, or a row in print; shorter ones share one. */
const longText = 400;

type LegalLinesProps = {
  title: string;
  everyPage: readonly Disclosure[];
  homeOnly: Disclosure;
  licensesTitle: string;
  licenses: Firm['licenses'];
  sites: Record<string, string>;
  /** Shown while the firm's data is sample data. */
  sampleNote?: string;
};

/** The footer's disclosures in the page's language: those for everyone, then one per place with the license held there. */
export async function LegalLines({
  title,
  everyPage,
  homeOnly,
  licensesTitle,
  licenses,
  sites,
  sampleNote,
}: LegalLinesProps) {
  const locale = await currentLocale();
  const isOfPlace = ({ id }: Disclosure) => licenses.some((license) => license.id === id);
  const longest = Math.max(...everyPage.filter(isOfPlace).map(charactersOf));
  /** The size class of a disclosure, by which the style sheet arranges the list. */
  const lengthOf = (disclosure: Disclosure | undefined) => {
    const length = charactersOf(disclosure);
    if (length <= longText) return undefined;
    return length === longest ? 'longest' : 'long';
  };
  return (
    <section className={styles.legal} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.run}>
        {everyPage
          .filter((disclosure) => !isOfPlace(disclosure))
          .map((disclosure) => (
            <LegalLine key={disclosure.id} {...disclosure} />
          ))}
        <OnlyOn path={pagePaths.home}>
          <LegalLine {...homeOnly} />
        </OnlyOn>
      </div>
      <ul className={styles.licenses} aria-label={licensesTitle}>
        {licenses.map(({ id, jurisdiction, authority, number, site }) => {
          const href = site && sites[site];
          const own = valueIn(authority, locale);
          const name = locale !== 'en' && own === authority.en ? <span lang="en">{own}</span> : own;
          const disclosure = everyPage.find((candidate) => candidate.id === id);
          return (
            <li key={id} data-disclosure={disclosure?.id} data-length={lengthOf(disclosure)}>
              <div>
                <h3>{disclosure?.title ?? valueIn(jurisdiction, locale)}</h3>
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

function charactersOf(disclosure: Disclosure | undefined): number {
  return disclosure?.blocks.flatMap(textsOf).join('').length ?? 0;
}

function LegalLine({ id, title, blocks }: Disclosure) {
  return (
    <div data-disclosure={id}>
      <h3>{title}</h3> <ContentBlocks blocks={blocks} />
    </div>
  );
}
