import { getTranslations } from 'next-intl/server';
import { metadataOf } from '@/app/page-metadata';
import { InformationPage } from '@/components/documents/information-page';
import { PrivacySignal } from '@/components/pages/optout/privacy-signal';
import { contentIn } from '@/content';
import { currentLocale } from '@/lib/i18n/current-locale';
import { saleOrSharingId } from '@/lib/pages/part-ids';

export const generateMetadata = metadataOf('optout');

export default async function OptOutPage() {
  const t = await getTranslations('PrivacySignal');
  const words = { title: t('title'), honored: t('honored'), absent: t('absent'), unknown: t('unknown') };
  return (
    <InformationPage
      {...contentIn(await currentLocale()).optout}
      additions={{ [saleOrSharingId]: <PrivacySignal words={words} /> }}
    />
  );
}
