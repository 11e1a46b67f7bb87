import { plainCharacters } from '../text/plain-characters';

/** Endings that are no words, so that a space left out after a period makes no link. */
const ending = '(?:com|org|net|gov|edu|info|biz|app|dev|test|example)';
const link = new RegExp(
  String.raw`\b[a-z][a-z\d+.-]*://|\bwww\.|\]\(|(?<![@\w.-])(?:[\p{L}\d-]+\.)+${ending}\b|(?<![@\w.-])(?:[\p{L}\d-]+\.)+\p{L}{2,}/`,
  'iu',
);

/** Whether a text holds an address of the web; one of email is none. */
export function holdsLink(text: string): boolean {
  return link.test(plainCharacters(text));
}
