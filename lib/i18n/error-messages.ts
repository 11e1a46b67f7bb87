import type messages from '@/messages/en.json';
import { mapValues } from '../map-values';
import { missingMessage } from './missing-message';
import { defaultLocale, type Locale } from './routing';

/** The strings of the error pages, by key. */
export type ErrorMessages = (typeof messages)['Error'];

/** Inlined by `next.config.ts`, because a bundler includes a whole JSON file and the browser needs only these few strings. Throws without them. */
const english: ErrorMessages = JSON.parse(String(process.env.ENGLISH_ERROR_MESSAGES));

/** The messages of each other language, each a chunk of its own. */
const files: Record<
  Exclude<Locale, typeof defaultLocale>,
  () => Promise<{ default: { Error?: Partial<ErrorMessages> } }>
> = {
  es: () => import('@/messages/es.json'),
};

/**
 * Strings of the error pages in the browser: English is bundled, any other language is loaded.
 * If that chunk cannot be loaded, the console shows an error and English is returned (`locale-10`).
 */
export async function loadErrorMessages(locale: Locale): Promise<ErrorMessages> {
  if (locale === defaultLocale) return english;
  try {
    const { Error: own = {} } = (await files[locale]()).default;
    return mapValues(english, (_, key) => own[key] ?? missingMessage[locale]);
  } catch (error) {
    console.error(`The messages in ${locale} could not be loaded`, error);
    return english;
  }
}
