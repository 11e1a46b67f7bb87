/** `text` up to `most` characters, with no character cut in two. */
export function cutLine(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
