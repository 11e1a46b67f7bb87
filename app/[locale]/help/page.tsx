import { HubPage } from '@/components/help/hub-page';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { freeHelpIn } from '@/content/free-help';
import { mainLine } from '@/content/help-links';
import { helpLists } from '@/content/help-lists';
import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { filterOf } from './filter-of';

export const generateMetadata = metadataOf('help');

export default async function Page() {
  const locale = await localeOfCopy('help');
  const { help, freeHelp } = contentIn(locale);
  return (
    <HubPage
      {...help}
      phone={firm.phones[mainLine[locale]]}
      lists={helpLists(locale)}
      freeHelp={{ intro: freeHelp.intro, rows: freeHelpIn(locale) }}
      filter={await filterOf('situations')}
    />
  );
}
