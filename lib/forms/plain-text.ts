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

/** The first `lines` lines of a text, each up to `most` characters: a longer one goes on in the next while there are lines left. */
export function foldLines(text: string, most: number, lines: number): string {
  const given = text.split(/\r\n|[\r\n]/).slice(0, lines);
  let left = lines - given.length;
  const folded = given.flatMap((line) => {
    const parts: string[] = [];
    let rest = line;
    for (; rest.length > most && left > 0; left--) {
      const space = rest.lastIndexOf(' ', most);
      const part = space > 0 ? rest.slice(0, space) : cutLine(rest, most);
      parts.push(part);
      rest = rest.slice(part.length + (space > 0 ? 1 : 0));
    }
    return [...parts, cutLine(rest, most)];
  });
  return folded.join('\n');
}
