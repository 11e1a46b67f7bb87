/** The number of insertions, deletions, changes and swaps of neighbors between two texts (restricted Damerau-Levenshtein distance). */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  a.forEach((letter, row) => {
    const current = [row + 1];
    b.forEach((against, column) => {
      const changed = last[column]! + (letter === against ? 0 : 1);
      const swapped = letter === b[column - 1] && a[row - 1] === against ? beforeLast[column - 1]! + 1 : Infinity;
      current.push(Math.min(changed, swapped, last[column + 1]! + 1, current[column]! + 1));
    });
    [beforeLast, last] = [last, current];
  });
  return last[b.length]!;
}

/** The entry nearest to `text`, if its distance is at most `maxDistance`. Long texts are not compared. */
export function nearest(text: string, entries: readonly string[], maxDistance: number): string | undefined {
  const maxLength = Math.max(...entries.map((entry) => entry.length)) + maxDistance;
  if (text.length > maxLength) return undefined;
  return entries
    .map((entry) => ({ entry, distance: editDistance(text, entry) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance)[0]?.entry;
}
