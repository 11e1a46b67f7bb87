/** `text` cut to `maxLength` UTF-16 units, as browsers count the length of a field; no character is cut in half. */
export function cutLine(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** Normalizes a line: composed characters, no control characters, trimmed, single spaces. */
export function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** The non-empty lines of a text, each normalized by `plainLine`. */
export function plainLines(text: string): readonly string[] {
  return text
    .split(/\r\n|[\r\n]/)
    .map(plainLine)
    .filter(Boolean);
}

/** The first `lines` lines of a text, each at most `maxLength` characters; longer ones wrap while lines are left. */
export function foldLines(text: string, maxLength: number, lines: number): string {
  const given = text.split(/\r\n|[\r\n]/).slice(0, lines);
  let left = lines - given.length;
  const folded = given.flatMap((line) => {
    const parts: string[] = [];
    let rest = line;
    for (; rest.length > maxLength && left > 0; left--) {
      const space = rest.lastIndexOf(' ', maxLength);
      const part = space > 0 ? rest.slice(0, space) : cutLine(rest, maxLength);
      parts.push(part);
      rest = rest.slice(part.length + (space > 0 ? 1 : 0));
    }
    return [...parts, cutLine(rest, maxLength)];
  });
  return folded.join('\n');
}
