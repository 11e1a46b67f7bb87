import type { Locale } from './routing';

/** Shown where a string has no translation (`locale-11`). It cannot be a message itself: it stands in for one. */
export const missingMessage: Record<Locale, string> = {
  en: 'Content unavailable in current language',
  es: 'Contenido no disponible en el idioma actual',
};
