import type { Locale } from './routing';

/** Shown if a string has no translation (`locale-11`). It cannot be in the messages, because it replaces a missing one. */
export const missingMessage: Record<Locale, string> = {
  en: 'Content unavailable in current language',
  es: 'Contenido no disponible en el idioma actual',
};
