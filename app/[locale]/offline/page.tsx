import type { Metadata } from 'next';
import { SavedPages } from '@/components/offline/saved-pages';
import { WaysToReachUs } from '@/components/offline/ways-to-reach-us';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { currentLocale } from '@/lib/i18n/current-locale';
import { fullTitle } from '@/lib/pages/metadata';
import styles from './page.module.css';

/** What a visitor without a network sees in place of a page that is not saved (`offline-2`); it stands at any address. */
export async function generateMetadata(): Promise<Metadata> {
  const { meta } = contentIn(await currentLocale()).offline;
  return { title: fullTitle(meta.title, firm.name), description: meta.description, robots: { index: false } };
}

export default async function OfflinePage() {
  const { heading, text, ways, savedTitle } = contentIn(await currentLocale()).offline;
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <p>{text}</p>
      <WaysToReachUs ways={ways} />
      <SavedPages title={savedTitle} />
    </div>
  );
}
