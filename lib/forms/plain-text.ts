/** What was typed in one line: composed letters, single spaces, nothing at the ends. Control characters go, everything else stays as typed. */
export function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/[\p{Z}]+/gu, ' ')
    .trim();
}

/** What was typed in several lines, without the empty ones. */
export function plainLines(text: string): readonly string[] {
  return text
    .split(/\r\n?|\n/)
    .map(plainLine)
    .filter(Boolean);
}

/** `text` up to `most` characters, with no character cut in two. */
export function cutLine(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** `text` up to `lines` lines of `most` characters. */
export function cutLines(text: string, lines: number, most: number): string {
  return text
    .split(/\r\n?|\n/)
    .slice(0, lines)
    .map((line) => cutLine(line, most))
    .join('\n');
}
