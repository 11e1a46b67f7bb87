import { unlistedMetadataOf } from '@/app/page-metadata';
import { SavedPages } from '@/components/offline/saved-pages';
import { WaysToReachUs } from '@/components/offline/ways-to-reach-us';
import { RuledPage } from '@/components/sections/ruled-page';
import { contentIn } from '@/content';
import { currentLocale } from '@/lib/i18n/current-locale';

/** Shown at any address to a visitor without a network when that page is not saved (`offline-2`). */
export const generateMetadata = unlistedMetadataOf('offline');

export default async function OfflinePage() {
  const { heading, text, ways, savedTitle } = contentIn(await currentLocale()).offline;
  return (
    <RuledPage>
      <header>
        <h1>{heading}</h1>
        <p>{text}</p>
      </header>
      <WaysToReachUs ways={ways} />
      <SavedPages title={savedTitle} />
    </RuledPage>
  );
}
