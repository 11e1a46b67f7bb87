import { plainCharacters } from '../text/plain-characters';

/** Top-level domains that are not words, so that a missing space after a period is not taken for a link. */
const ending = '(?:com|org|net|gov|edu|info|biz|app|dev|test|example)';
const link = new RegExp(
  String.raw`\b[a-z][a-z\d+.-]*://|\bwww\.|\]\(|(?<![@\w.-])(?:[\p{L}\d-]+\.)+${ending}\b|(?<![@\w.-])(?:[\p{L}\d-]+\.)+\p{L}{2,}/`,
  'iu',
);

/** Whether a text contains a web address; email addresses do not count. */
export function holdsLink(text: string): boolean {
  return link.test(plainCharacters(text));
}
