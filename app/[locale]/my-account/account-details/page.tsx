import { ledgers } from '@/components/engravings/drawings/ledgers';
import { InformationPage } from '@/components/sections/information-page';
import { contentIn } from '@/content';
import { currentLocale } from '@/lib/i18n/current-locale';
import { metadataOf } from '@/app/page-metadata';

export const generateMetadata = metadataOf('accountDetails', (content) => content.accountDetails.meta);

export default async function Page() {
  return <InformationPage drawing={ledgers} {...contentIn(await currentLocale()).accountDetails} />;
}
