import { localizePath } from '@/lib/i18n/localize-path';
import { locales } from '@/lib/i18n/routing';
import type { Redirect } from './redirects';

/** A redirect as hosts get it: the address in one language, and its target. */
export type HostRedirect = { from: string; to: string };

/** Each redirect in every language: from the address in that language to the page in the same language. */
export function localizedRedirects(redirects: readonly Redirect[]): HostRedirect[] {
  return redirects.flatMap(({ from, to }) =>
    locales.map((locale) => ({ from: localizePath(from, locale), to: localizePath(to, locale) })),
  );
}
