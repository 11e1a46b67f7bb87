import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/routing';
import type { LineCaptions } from '@/lib/letters/letter';

/** The captions under the lines of a letter to fill in by hand, in the letter's language. */
export async function captionsIn(locale: Locale): Promise<LineCaptions> {
  const t = await getTranslations({ locale, namespace: 'BlankLetter' });
  return { sender: [t('name'), t('street'), t('place')], date: t('date') };
}
