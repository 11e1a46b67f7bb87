/** Escapes `text` for a regular expression, in JavaScript and PCRE. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
