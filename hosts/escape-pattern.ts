/** `text` as a regular expression that matches just it, in JavaScript and PCRE. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
