import { SavedPages } from '@/components/offline/saved-pages';
import { WaysToReachUs } from '@/components/offline/ways-to-reach-us';
import { unlistedMetadataOf } from '@/app/page-metadata';
import { contentIn } from '@/content';
import { currentLocale } from '@/lib/i18n/current-locale';
import styles from './page.module.css';

/** What a visitor without a network sees in place of a page that is not saved (`offline-2`); it stands at any address. */
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
