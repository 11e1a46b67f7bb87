// Only types, because next.config.ts loads this file without the alias.
import type { SituationSlug } from '@/lib/pages/situations';

/**
 * The situations whose page could endanger a reader who shares the device: it has a quick way out, a title that says nothing on paper, and is
 * never saved.
 */
export const sensitiveSituations = ['coerced-debt'] as const satisfies readonly SituationSlug[];

/** Whether the page with this key, such as `help/coerced-debt`, is about one of them. */
export function isSensitive(page: string): boolean {
  return sensitiveSituations.some((slug) => page === `help/${slug}`);
}
