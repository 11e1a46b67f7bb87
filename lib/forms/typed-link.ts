import { domainEndings } from '../text/domain-endings';
import { plainCharacters } from '../text/plain-characters';

const oneOf = (endings: readonly string[]) => `(?:${endings.join('|')})(?![\\p{L}\\d])`;
const longEnding = oneOf(domainEndings.filter(({ length }) => length > 2));
/** Only in small letters: `Mr.Ly` and `No.CN` are no addresses. */
const shortEnding = oneOf(domainEndings.filter(({ length }) => length === 2));
/** Top-level domains that are words, too: not with one capital, which begins the next sentence. */
const wordEnding = '(?:net|info|app|test|example|NET|INFO|APP|TEST|EXAMPLE)';
const start = String.raw`(?<![@\w.-])`;
const labels = String.raw`${start}(?:[\p{L}\d-]+\.)+`;
/** Single letters with periods are initials, as in `U.S.Bank/Visa`, except one alone: `t.co/`. */
const longLabels = String.raw`${start}(?:[\p{L}\d-]{2,}\.)+`;

const links = [
  new RegExp(String.raw`\b[a-z][a-z\d+.-]*://|\bwww\.|\]\(|${labels}${longEnding}|${longLabels}${wordEnding}/`, 'iu'),
  new RegExp(
    String.raw`${labels}${shortEnding}|${labels}${wordEnding}\b|${longLabels}(?:\p{Ll}{2,}|\p{Lu}{2,})/|${start}\p{Ll}\.\p{Ll}{2,}/`,
    'u',
  ),
];

/** Whether a text contains a web address; email addresses do not count. */
export function holdsLink(text: string): boolean {
  const plain = plainCharacters(text);
  return links.some((link) => link.test(plain));
}
