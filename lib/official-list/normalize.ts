import { plainCharacters } from '../text/plain-characters';

/** Plain forms of letters and digits, one kind of dash and space, nothing invisible. */
export function normalize(text: string): string {
  return plainCharacters(text)
    .replace(/[\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u3164]|[\ufe00-\ufe0f]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[。｡]/g, '.')
    .normalize('NFKC')
    .trim();
}
