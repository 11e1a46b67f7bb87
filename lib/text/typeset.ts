import { completeLocales } from '../i18n/routing';
import { monthNames } from './month-names';
import { nbsp } from './nbsp';

const months = completeLocales.flatMap(monthNames).join('|');
const units = [
  'minutes?|hours?|days?|business|weeks?|months?|years?|percent',
  'minutos?|horas?|días?|semanas?|mes(?:es)?|años?|por ciento|px|kB|%',
].join('|');
const streetNames = 'Square|Street|Avenue|Road';

/**
 * Matches spaces at which a line must not break, shown as `~` in the examples. Editors type plain spaces, which become non-breaking when
 * the page is built.
 */
const joints: readonly RegExp[] = [
  // 8:00~a.m.
  /(?<=\d) (?=[ap]\. ?m\.)/g,
  // de 8:00 a~7:00
  /(?<=\b(?:to|a)) (?=\d{1,2}:\d\d)/g,
  // 8:00 a.m.~- 6:55; browsers break a line after the hyphen in any case, and it must not begin with a space then
  /(?<=m\.) (?=- \d)/g,
  // p.~m.
  /(?<=\b[ap]\.) (?=m\.)/g,
  // §~1
  /(?<=[§¶]) (?=\d)/g,
  // WCAG~2.2
  /(?<=\b(?:version|versión|chapter|capítulo|WCAG|box|suite|apartment|apartamento|no\.|núm\.)) (?=\d)/gi,
  // P.O.~Box
  /(?<=\bP\.O\.) (?=Box)/g,
  // or dial~711
  /(?<=\b(?:dial|marque|al)) (?=711\b)/g,
  // March~1
  new RegExp(`(?<=\\b(?:${months})) (?=\\d)`, 'g'),
  // 1~de marzo
  new RegExp(`(?<=\\b\\d{1,2}) (?=de (?:${months}))`, 'g'),
  // March 1,~2021, 1 de marzo~de 2021
  new RegExp(`(?<=\\b(?:${months})[ \\u00A0]\\d{1,2},) (?=20\\d\\d\\b)`, 'g'),
  new RegExp(`(?<=\\bde[ \\u00A0](?:${months})) (?=de[ \\u00A0]20\\d\\d\\b)`, 'g'),
  // marzo de~2021
  /(?<=\b\d{1,2}\u00A0de) (?=\p{L})|(?<=\bde) (?=20\d\d\b)/gu,
  // 30~days
  new RegExp(`(?<=\\b\\d+) (?=(?:${units})(?!\\p{L}))`, 'gu'),
  // 6~por~ciento
  /(?<=\b\d+[ \u00A0]por) (?=ciento\b)/g,
  // Wexcombe~&~Vale,~P.C.
  /(?<=\p{Lu}\p{L}+) (?=& \p{Lu})|(?<=\p{Lu}\p{L}+[ \u00A0]&) (?=\p{Lu})|(?<=\p{L},) (?=P\.C\.)/gu,
  // New~York
  /(?<=\bN(?:ew|ueva)) (?=York\b)|(?<=\bKing,?) (?=Jr\.)/g,
  // Harrow~Quay, MA~00000
  /(?<=\p{Lu}\p{L}+) (?=\p{Lu}\p{L}+, [A-Z]{2}\b)|(?<=\b[A-Z]{2}) (?=\d{5}\b)/gu,
  // 100~Colonnade~Square
  new RegExp(
    `(?<=\\b\\d{1,5}) (?=\\p{Lu}\\p{L}+ (?:${streetNames})\\b)|(?<=\\b\\d{1,5}[ \\u00A0]\\p{Lu}\\p{L}+) (?=(?:${streetNames})\\b)`,
    'gu',
  ),
  // this~– that
  / (?=[–—])/g,
];

/** `text` with non-breaking spaces where a line must not break; works for both languages and is idempotent. */
export function typeset(text: string): string {
  return joints.reduce((result, joint) => result.replace(joint, nbsp), text);
}
