import type { Change } from '@/lib/notices/compare-texts';

/** The added and removed lines in the output of `git diff`. */
export function changedLines(diff: string): Change[] {
  const lines = diff.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));
  return lines.map((line) => ({ kind: line.startsWith('+') ? 'added' : 'removed', text: line.slice(1).trim() }));
}
