import { type CheckResult, groups } from './check';

/** The most lines printed per kind. */
const maxShown = 12;

/** The results as a table, with the faults below it. */
export function report(origin: string, commit: string, results: readonly CheckResult[]): string {
  const rows = groups.map((group) => {
    const all = results.filter((each) => each.group === group);
    const wrong = all.filter((each) => each.wrong);
    return { group, all, wrong };
  });
  const lines = rows.map(({ group, all, wrong }) => {
    const state = all.length === 0 ? 'not checked' : wrong.length === 0 ? 'right' : `${wrong.length} wrong`;
    return `${group.padEnd(12)} ${String(all.length).padStart(6)}  ${state}`;
  });
  const details = rows.flatMap(({ group, wrong }) => [
    ...wrong.slice(0, maxShown).map(({ path, wrong: what }) => `${group}: ${path}: ${what ?? ''}`),
    ...(wrong.length > maxShown ? [`${group}: ${wrong.length - maxShown} more`] : []),
  ]);
  const head = `${origin}, build of ${commit}`;
  return [head, '', ...lines, ...(details.length > 0 ? ['', ...details] : [])].join('\n');
}

/** The same as JSON for monitoring. */
export function jsonReport(origin: string, commit: string, results: readonly CheckResult[]): string {
  const wrong = results.filter((each) => each.wrong);
  return JSON.stringify({ origin, commit, ok: wrong.length === 0, asked: results.length, wrong }, null, 2);
}
