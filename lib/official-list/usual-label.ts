/** What a letter or a message prints before an entry. */
const labels = [
  '(?:tele)?phone(?: number)?|(?:n[uú]mero de )?tel(?:[eé]fono)?|fax|in spanish|en espa[nñ]ol',
  'e[- ]?mail(?: address)?|(?:direcci[oó]n de )?correo(?: electr[oó]nico)?|from|de',
  '(?:web)?site|web|(?:sitio|p[aá]gina)(?: web)?|(?:mailing )?address|direcci[oó]n(?: postal)?',
].join('|');
/**
 * A space after the mark, or a colon that is not that of `tel:800` or `web://`, tells a label from the beginning of an address such as
 * `web.wexcombevale.example`.
 */
const labelBefore = new RegExp(String.raw`^(?:${labels})(?:[.:]+ |\.?(?<!^tel):(?![/\\]))`, 'iu');
const labelsAtEnd = new RegExp(String.raw`(?: (?:${labels}|or|o))+$`, 'iu');

/** The text, already normalized, without a label before its entry. */
export function withoutLabelBefore(text: string): string {
  return text.replace(labelBefore, '');
}

/** The words, as `plainWords` returns them, without the labels at their end, whose entries were taken out. */
export function withoutLabelsAtEnd(words: string): string {
  return words.replace(labelsAtEnd, '');
}
