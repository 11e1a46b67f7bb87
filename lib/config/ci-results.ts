import { readFileSync } from 'node:fs';

/** What a run of CI is made of, as far as a visitor may want to know. */
export const ciChecks = ['pages', 'links', 'accessibility', 'contrast', 'reading', 'policy', 'bytes'] as const;

/** One of them. */
export type CiCheck = (typeof ciChecks)[number];

/** The last run of CI that finished, which it does only when every check passed (`scripts/write-ci-results.mjs`). */
export type CiResults = { commit: string; finishedAt: string };

/** Reads what CI left in `file`; nothing where there is no file or it is something else. */
export function readCiResults(file = 'ci-results.json'): CiResults | undefined {
  try {
    const { commit, finishedAt } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, unknown>>;
    const isWhole =
      typeof commit === 'string' && /^[0-9a-f]{7,64}$/.test(commit) && !Number.isNaN(Date.parse(String(finishedAt)));
    return isWhole ? { commit, finishedAt: String(finishedAt) } : undefined;
  } catch {
    return undefined;
  }
}
