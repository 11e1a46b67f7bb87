/** The part of a text's key that names its page or its notice. */
export function partOf(key: string): string {
  return key
    .split('.')
    .slice(0, key.startsWith('legal.') ? 2 : 1)
    .join('.');
}
