const edges = /^[^\p{L}\p{N}$#]+|[^\p{L}\p{N}%]+$/gu;

/**
 * The words of plain text: pieces between white space, dashes and slashes that contain a letter or a digit.
 * A hyphenated word, a number, a phone number and an email address are one word each.
 */
export function words(text: string): string[] {
  return text
    .replace(/\b([ap])\.\s?m\./g, '$1m')
    .split(/[\s–—/]+/u)
    .map((word) => word.replace(edges, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
