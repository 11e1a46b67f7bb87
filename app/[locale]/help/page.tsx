import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { HubPage } from '@/components/help/hub-page';
import { contentIn } from '@/content';
import { numberToCallIn } from '@/content/facts-in-copy';
import { freeHelpByPlace } from '@/content/help/free-help-by-place';
import { situationLists } from '@/content/help/lists';
import { filterOf } from './filter-of';

export const generateMetadata = metadataOf('help');

export default async function Page() {
  const locale = await localeOfCopy('help');
  const { help, 'help/free-help': freeHelp } = contentIn(locale);
  return (
    <HubPage
      {...help}
      call={numberToCallIn(locale)}
      lists={situationLists(locale)}
      freeHelp={{ intro: freeHelp.intro, rows: freeHelpByPlace(locale) }}
      filter={await filterOf('situations')}
    />
  );
}
