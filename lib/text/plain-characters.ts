/** What was typed or pasted in plain characters: full-width digits and letters as plain ones, every dash and minus as a hyphen, nothing invisible. */
export function plainCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');
}
