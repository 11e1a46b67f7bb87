import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { type PairedName, pairedPath } from '@/lib/pages/pages';

/** The link to a page in both languages. */
export async function ReadInBoth({ page }: { page: PairedName }) {
  const t = await getTranslations('Pairs');
  return <ButtonLink theme="outline" href={pairedPath(page)} label={t('link')} />;
}
