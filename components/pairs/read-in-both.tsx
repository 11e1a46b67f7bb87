import { getTranslations } from 'next-intl/server';
import { buttonLook } from '@/components/ui/button-look';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizePath } from '@/lib/i18n/localize-path';
import { pairedPath, type PairedName } from '@/lib/pages/pages';

/** The link to a page in both languages; a plain one, so that no page prefetches its twin's text. */
export async function ReadInBoth({ page }: { page: PairedName }) {
  const [t, locale] = await Promise.all([getTranslations('Pairs'), currentLocale()]);
  return (
    <a {...buttonLook('outline')} href={localizePath(pairedPath(page), locale)}>
      {t('link')}
    </a>
  );
}
