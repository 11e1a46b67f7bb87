import { dayOf } from './day-of';
import { git } from './git';

/** Day of the newest change in some lines of a file, counted from 1, such as `2026-11-23`; empty if Git does not track the file. */
export async function lastChanged(root: string, file: string, first: number, last: number): Promise<string> {
  const lines = await git(root, 'blame', '--porcelain', '-L', `${first},${last}`, '--', file).catch(() => '');
  const times = [...lines.matchAll(/^committer-time (\d+)$/gm)].map(([, seconds]) => Number(seconds));
  return times.length === 0 ? '' : dayOf(Math.max(...times));
}
