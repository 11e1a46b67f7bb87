/** Splits a text into the start that it shares with `other`, the part that differs, and the end that it shares; capitals are no difference. */
export function differingPart(text: string, other: string): readonly [start: string, differs: string, end: string] {
  // What is put before our whole name differs as a whole, also if it begins like our name: `www.wexcombevale`.
  const before = text.length - other.length;
  if (/[.@]/.test(text.charAt(before - 1)) && text.slice(before).toLowerCase() === other.toLowerCase())
    return ['', text.slice(0, before), text.slice(before)];
  const [letters, others] = [[...text], [...other]];
  const isShared = (at: number) => letters.at(at)?.toLowerCase() === others.at(at)?.toLowerCase();
  const least = Math.min(letters.length, others.length);
  let start = 0;
  while (start < least && isShared(start)) start += 1;
  let end = 0;
  while (end < least - start && isShared(-1 - end)) end += 1;
  const cut = letters.length - end;
  return [letters.slice(0, start).join(''), letters.slice(start, cut).join(''), letters.slice(cut).join('')];
}
