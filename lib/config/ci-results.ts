import { readFileSync } from 'node:fs';

/** What a run of CI is made of, as far as a visitor may want to know. */
export const ciChecks = ['pages', 'links', 'accessibility', 'contrast', 'reading', 'policy', 'bytes'] as const;

/** One of them. */
export type CiCheck = (typeof ciChecks)[number];

/** What the last finished run of CI left (`scripts/write-ci-results.mjs`). */
export type CiResults = { commit: string; finishedAt: string; passed: readonly CiCheck[] };

/** Reads what CI left in `file`; nothing where there is no file or it is something else. */
export function readCiResults(file: string): CiResults | undefined {
  try {
    const { commit, finishedAt, passed } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, unknown>>;
    const isWhole =
      typeof commit === 'string' &&
      /^[0-9a-f]{7,64}$/.test(commit) &&
      !Number.isNaN(Date.parse(String(finishedAt))) &&
      Array.isArray(passed);
    if (!isWhole) return undefined;
    return { commit, finishedAt: String(finishedAt), passed: ciChecks.filter((check) => passed.includes(check)) };
  } catch {
    return undefined;
  }
}
