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
/** What leads from one entry to the next: `or call 800-555-0199`. */
const leads = [
  '(?:please )?(?:call|phone|write|send it|mail it|visit)(?: us)?(?: at| to)?|or|and',
  '(?:llame|ll[aá]menos|escriba|escr[ií]banos|env[ií]elo|visite)(?: a| al| en)?|o|y',
].join('|');
const labelsAtEnd = new RegExp(String.raw`(?: (?:${labels}|${leads}))+$`, 'iu');

/** The text, already normalized, without a label before its entry. */
export function withoutLabelBefore(text: string): string {
  return text.replace(labelBefore, '');
}

/** The words, as `plainWords` returns them, without what led to the entries that were taken out behind them. */
export function withoutLabelsAtEnd(words: string): string {
  return words.replace(labelsAtEnd, '');
}
