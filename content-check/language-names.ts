import type { CompleteLocale } from '@/lib/i18n/routing';

/** What findings and the editor call the languages of the site, in English. */
export const languageNames: Readonly<Record<CompleteLocale, string>> = { en: 'English', es: 'Spanish' };
