import { lamp } from '@/components/engravings/drawings/lamp';
import { InformationPage } from '@/components/sections/information-page';
import { contentIn } from '@/content';
import { currentLocale } from '@/lib/i18n/current-locale';
import { metadataOf } from '@/app/page-metadata';

export const generateMetadata = metadataOf('requestCallback', (content) => content.requestCallback.meta);

export default async function Page() {
  return <InformationPage drawing={lamp} {...contentIn(await currentLocale()).requestCallback} />;
}
