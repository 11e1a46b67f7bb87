/**
 * A term of the site in English and in US Spanish (usted). The first form of each language is the one to write; the others are recognized
 * too, in whatever number, capitals and accents.
 */
export type GlossaryEntry = {
  en: readonly [string, ...string[]];
  es: readonly [string, ...string[]];
  /** One right rendering: wherever the English text has the term, its Spanish twin must have a Spanish form. */
  strict?: true;
  note?: string;
};
