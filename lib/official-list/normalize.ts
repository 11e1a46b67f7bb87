import { plainCharacters } from '../text/plain-characters';

/** Marks that can precede a text in a sentence, and marks that can follow it. */
const opening = /[\s¿¡([{<"“”„‟«»'‘’‚‛‹›]/;
const closing = /[\s.,;:!?)\]}>"“”„‟«»'‘’‚‛‹›]/;
/** Marks that come in pairs. */
const pairs = [/[()]/, /[[\]]/, /[{}]/, /[<>]/, /["“”„‟«»]/, /['‘’‚‛‹›]/];

/** The marks of an address that security warnings print so that it is no link: `info[at]firm[.]example`. */
const defangedDot = /\[(?:\.|dot)\]|\((?:\.|dot)\)/gi;
const defangedAt = /\[(?:@|at)\]|\((?:@|at)\)/gi;

/** Normalizes a text: plain letters and digits, one kind of dash and space, no invisible characters, and no punctuation around it. */
export function normalize(text: string): string {
  return withoutMarksAround(
    plainCharacters(text)
      .replace(/[\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u3164]|[\ufe00-\ufe0f]/gu, '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(/[。｡]/g, '.')
      .normalize('NFKC')
      .replace(defangedDot, '.')
      .replace(defangedAt, '@'),
  );
}

/** Removes marks around a text, but no bracket or quote whose partner is inside the text: `Sender <address>`, `(800) 555-0199`. */
function withoutMarksAround(text: string): string {
  const inside = cutWhile(text, () => true);
  const kept = pairs.filter((pair) => pair.test(inside));
  return cutWhile(text, (mark) => !kept.some((pair) => pair.test(mark)));
}

function cutWhile(text: string, isCut: (mark: string) => boolean): string {
  let [start, end] = [0, text.length];
  while (start < end && opening.test(text.charAt(start)) && isCut(text.charAt(start))) start += 1;
  while (start < end && closing.test(text.charAt(end - 1)) && isCut(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
