/** `text` without accents and in lower case, for comparing words. */
export function bareText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
