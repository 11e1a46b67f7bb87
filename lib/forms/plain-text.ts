/** `text` up to `most` characters, with no character cut in two. */
export function cutLine(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** One line as it was meant: composed characters, no control characters, no spaces at its ends or in a row. */
export function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** The lines of a text that hold something, each as `plainLine` gives it. */
export function plainLines(text: string): readonly string[] {
  return text
    .split(/\r\n|[\r\n]/)
    .map(plainLine)
    .filter(Boolean);
}

/** The first `lines` lines of a text, each up to `most` characters. */
export function cutLines(text: string, most: number, lines: number): string {
  return text
    .split(/\r\n|[\r\n]/)
    .slice(0, lines)
    .map((line) => cutLine(line, most))
    .join('\n');
}
