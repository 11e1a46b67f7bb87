const nbsp = '\u00A0';

/**
 * What must stay on one line: a time, its "a.m." and the "to" before it, a number sign, a section mark and their number, a day and its month,
 * "P.O. Box 1000", "100 Colonnade Square", a city's name, "MA 00000", "WCAG 2.2". Editors type plain spaces; this makes them non-breaking when the page is built.
 */
const joints: readonly RegExp[] = [
  /(?<=\d) (?=[ap]\. ?m\.)/g,
  /(?<=\b(?:to|a)) (?=\d{1,2}:\d\d)/g,
  /(?<=\b[ap]\.) (?=m\.)/g,
  /(?<=[§¶]) (?=\d)/g,
  /(?<=\b(?:version|versión|chapter|capítulo|WCAG|box|suite|no\.|núm\.)) (?=\d)/gi,
  /(?<=\bP\.O\.) (?=Box)/g,
  /(?<=\b(?:dial|marque|al)) (?=711\b)/g,
  /(?<=\b(?:January|February|March|April|May|June|July|August|September|October|November|December)) (?=\d)/g,
  /(?<=\b\d{1,2}) (?=de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))/g,
  /(?<=\b\d{1,2}\u00A0de) (?=\p{L})|(?<=\bde) (?=20\d\d\b)/gu,
  /(?<=\b\d+) (?=(?:days?|business|months?|years?|días?|meses|años|px|kB|%)(?![\p{L}]))/gu,
  /(?<=\p{Lu}\p{L}+) (?=& \p{Lu})|(?<=\p{Lu}\p{L}+[ \u00A0]&) (?=\p{Lu})|(?<=\p{L},) (?=P\.C\.)/gu,
  /(?<=\bN(?:ew|ueva)) (?=York\b)|(?<=\bKing,?) (?=Jr\.)/g,
  /(?<=\p{Lu}\p{L}+) (?=\p{Lu}\p{L}+, [A-Z]{2}\b)|(?<=\b[A-Z]{2}) (?=\d{5}\b)/gu,
  /(?<=\b\d{1,5}) (?=\p{Lu}\p{L}+ (?:Square|Street|Avenue|Road)\b)/gu,
  /(?<=\b\d{1,5}\u00A0\p{Lu}\p{L}+) (?=(?:Square|Street|Avenue|Road)\b)/gu,
  / (?=[–—])/g,
];

/** `text` with non-breaking spaces where a line must not break; works for both languages and is idempotent. */
export function typeset(text: string): string {
  return joints.reduce((result, joint) => result.replace(joint, nbsp), text);
}
