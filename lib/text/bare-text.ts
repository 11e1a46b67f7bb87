/** `text` without accents and capitals, to compare words by. */
export function bareText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
