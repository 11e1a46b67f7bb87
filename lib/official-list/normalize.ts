import { plainCharacters } from '../text/plain-characters';

/** Normalizes a text: plain letters and digits, one kind of dash and space, no invisible characters. */
export function normalize(text: string): string {
  return plainCharacters(text)
    .replace(/[\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u3164]|[\ufe00-\ufe0f]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[。｡]/g, '.')
    .normalize('NFKC')
    .trim();
}
