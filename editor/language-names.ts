import type { CompleteLocale } from '@/lib/i18n/routing';

/** What the editor calls the languages of the site. */
export const languageNames: Readonly<Record<CompleteLocale, string>> = { en: 'English', es: 'Spanish' };
