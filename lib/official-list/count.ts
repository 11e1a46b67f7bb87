/** A short number and words, with no ZIP code and no state at the end: `3 calls today`, but not `12 Broadway, Boston, MA`. */
const numberAndWords = /^\d{1,5}(?:[^\p{L}\d]+(?!\d{5})[\p{L}\d]+)+[^\p{L}\d]*$/u;
const stateAtEnd = /\s[A-Z]{2}$/;
const ofStreet =
  /(?<!\p{L})(?:box|ln|dr|court|ct|way|place|pl|plaza|parkway|pkwy|highway|hwy|terrace|circle|v[ií]a|suite|apt)(?!\p{L})/iu;
const halfOfDay = /(?<!\p{L})[ap]\.?\s?m(?:\.|(?!\p{L}))/giu;
const placeOrEntry = /,\s*\p{L}|@|\p{L}\.\p{L}/u;

/** Whether a text that begins like a street can be a count, an amount or a date: `500 dólares`, `15 de diciembre de 2026`, `3 p.m.`. */
export function isCount(text: string): boolean {
  const words = text.replace(halfOfDay, 'm');
  return numberAndWords.test(words) && ![stateAtEnd, ofStreet, placeOrEntry].some((sign) => sign.test(words));
}
