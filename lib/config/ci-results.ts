import { readFileSync } from 'node:fs';

/** The checks of a CI run that may interest a visitor. */
export const ciChecks = ['pages', 'links', 'accessibility', 'contrast', 'reading', 'policy', 'bytes'] as const;

/** Name of a check. */
export type CiCheck = (typeof ciChecks)[number];

/** The last run of CI that finished, which it does only when every check passed (`scripts/write-ci-results.mjs`). */
export type CiResults = { commit: string; finishedAt: string };

/**
 * Reads the results that CI wrote to `file` for the commit `built`; undefined if there is no such file, it has another format, or it is about
 * another commit.
 */
export function readCiResults(built: string, file = 'ci-results.json'): CiResults | undefined {
  try {
    const { commit, finishedAt } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, unknown>>;
    const isWhole =
      typeof commit === 'string' && /^[0-9a-f]{7,64}$/.test(commit) && !Number.isNaN(Date.parse(String(finishedAt)));
    return isWhole && built !== '' && commit.startsWith(built) ? { commit, finishedAt: String(finishedAt) } : undefined;
  } catch {
    return undefined;
  }
}
