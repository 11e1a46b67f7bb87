import { isLocale, type Locale } from '../i18n/routing';
import { RouterError } from './errors';

/** The language of a route by its parameters. Throws a `RouterError` if the site has no such language. */
export async function routeLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  if (isLocale(locale)) return locale;
  throw new RouterError(`There is no language ${locale}`, 404);
}
