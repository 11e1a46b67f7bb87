import { unlistedMetadataOf } from '@/app/page-metadata';
import { SavedPages } from '@/components/offline/saved-pages';
import { WaysToReachUs } from '@/components/offline/ways-to-reach-us';
import { contentIn } from '@/content';
import { currentLocale } from '@/lib/i18n/current-locale';
import styles from './page.module.css';

/** Shown at any address to a visitor without a network when that page is not saved (`offline-2`). */
export const generateMetadata = unlistedMetadataOf('offline');

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
