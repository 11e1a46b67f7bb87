import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/navigation/site-link';
import type { Change } from '@/lib/notices/compare-texts';
import { VersionsLayout } from './versions-layout';
import styles from './changes-page.module.css';

type ChangesPageProps = {
  title: string;
  older: string;
  version: string;
  /** Address of the list of versions. */
  allVersionsHref: string;
  paragraphs: readonly (readonly Change[])[];
};

/** Shows what a version changed, word by word; additions and removals are also labeled in words. */
export async function ChangesPage({ title, older, version, allVersionsHref, paragraphs }: ChangesPageProps) {
  const t = await getTranslations('Versions');
  return (
    <VersionsLayout
      title={t('changesTitle', { title, older, version })}
      intro={
        <>
          <p>{t('changesIntro')}</p>
          <p>
            <SiteLink href={allVersionsHref}>{t('all')}</SiteLink>
          </p>
        </>
      }
    >
      {paragraphs.map((changes, index) => (
        <p key={index} className={styles.compared}>
          {changes.map(({ kind, text }, part) => {
            if (kind === 'same') return text;
            const Mark = kind === 'added' ? 'ins' : 'del';
            return (
              <Mark key={part}>
                <span className="visually-hidden">{t(kind)} </span>
                {text}
                <span className="visually-hidden"> {t('end')} </span>
              </Mark>
            );
          })}
        </p>
      ))}
    </VersionsLayout>
  );
}
