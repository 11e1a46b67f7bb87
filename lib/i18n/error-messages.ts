import type messages from '@/messages/en.json';
import { missingMessage } from './missing-message';
import type { Locale } from './routing';

/** The strings of the error pages, by key. */
export type ErrorMessages = (typeof messages)['Error'];

/** Put here by `next.config.ts`: a bundler takes a JSON file as a whole, and a browser needs these few strings of it. */
const english: ErrorMessages = JSON.parse(process.env.ENGLISH_ERROR_MESSAGES ?? '{}');

/**
 * Strings of the error pages in the browser: English is bundled, Spanish is a chunk of its own.
 * When that chunk cannot be loaded, the console says so and English is given (`locale-10`).
 */
export async function loadErrorMessages(locale: Locale): Promise<ErrorMessages> {
  if (locale === 'en') return english;
  try {
    const { Error: spanish }: { Error: Partial<ErrorMessages> } = (await import('@/messages/es.json')).default;
    return mapKeys(english, (key) => spanish[key] ?? missingMessage[locale]);
  } catch (error) {
    console.error('The Spanish messages could not be loaded', error);
    return english;
  }
}

function mapKeys<Key extends string>(record: Record<Key, string>, map: (key: Key) => string): Record<Key, string> {
  return Object.fromEntries((Object.keys(record) as Key[]).map((key) => [key, map(key)])) as Record<Key, string>;
}
