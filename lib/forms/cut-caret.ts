/** Where the caret stays when `cut` shortens or wraps `text`: after the same character, or where that character would be if it was cut off. */
export function cutCaret(text: string, caret: number, cut: (text: string) => string): number {
  // The line breaks after the caret decide, too, how many lines are left to wrap into.
  const breaks = breaksIn(text.slice(caret));
  const before = text.slice(0, caret) + breaks;
  const kept = cut(before);
  const lost = Math.max(0, breaksIn(before).length - breaksIn(kept).length);
  return kept.length - Math.max(0, breaks.length - lost);
}

const breaksIn = (text: string) => text.replace(/[^\n]/g, '');
