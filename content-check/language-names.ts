import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';

/** What findings and the editor call the languages of the site, in English. */
export const languageNames: PerCompleteLocale<string> = { en: 'English', es: 'Spanish' };
