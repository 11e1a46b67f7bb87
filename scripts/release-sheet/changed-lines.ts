import type { Change } from '@/lib/notices/compare-texts';

/** The added and removed lines in the output of `git diff`. */
export function changedLines(diff: string): Change[] {
  const lines = diff.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));
  return lines.map((line) => ({ kind: line.startsWith('+') ? 'added' : 'removed', text: line.slice(1).trim() }));
}

/** The lines of a new file, as `changedLines` returns them. */
export function addedLines(text: string): Change[] {
  if (text === '') return [];
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.map((line) => ({ kind: 'added', text: line.trim() }));
}
