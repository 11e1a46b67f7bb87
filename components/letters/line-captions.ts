import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/routing';
import type { LineCaptions } from './letter-view';

/** The captions under the lines of a letter in `locale` to fill in by hand. */
export async function lineCaptions(locale: Locale): Promise<LineCaptions> {
  const t = await getTranslations({ locale, namespace: 'BlankLetter' });
  return { sender: [t('name'), t('street'), t('place')], date: t('date') };
}
