import { locale } from 'next/root-params';
import { defaultLocale, isLocale, type Locale } from './routing';

/** The language of the page that is being rendered, on the server. Outside `[locale]` it is English. */
export async function currentLocale(): Promise<Locale> {
  const value = await locale();
  return isLocale(value) ? value : defaultLocale;
}
