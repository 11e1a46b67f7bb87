/** Burins: how thick a line of each weight is, in pixels at the plate's own size. */
export const burins = [0.45, 0.65, 0.9, 1.15] as const;

const rankLimit = 7;

/** How many times a number can be halved: line 8 of a family also belongs to wider families than line 7. */
export function rankOf(index: number): number {
  if (index === 0) return rankLimit;
  let [rank, rest] = [0, Math.abs(index)];
  while (rest % 2 === 0 && rank < rankLimit) [rank, rest] = [rank + 1, rest / 2];
  return rank;
}

/**
 * The weight of a line, or -1 where it is not cut. `gap` is the distance in pixels to the next line of the finest family, `spacing` is the wanted
 * distance in full shade, and `chance` (0 to 1) keeps neighbors from ending together.
 */
export function cut(shade: number, gap: number, rank: number, spacing: number, chance: number): number {
  if (shade < 0.05) return -1;
  const wanted = (spacing / shade ** 0.85) * 0.72 * (0.88 + 0.24 * chance);
  if (gap * 2 ** rank < wanted) return -1;
  // The lines that are cut here are this far apart; their thickness makes up for the steps between families.
  const step = Math.max(0, Math.ceil(Math.log2(wanted / gap)));
  const ink = ((1.2 * shade ** 1.3 * gap * 2 ** step) / spacing) * (0.94 + 0.12 * chance);
  return ink < 0.55 ? 0 : ink < 0.78 ? 1 : ink < 1.02 ? 2 : 3;
}
