/** Replaces full-width letters and digits with plain ones and every dash and minus with a hyphen, and removes invisible characters. */
export function plainCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');
}
