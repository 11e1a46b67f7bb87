import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EditRefused } from '../refusals';

const run = promisify(execFile);

/** The output of git. Throws `EditRefused` with Git's own message if it fails, and also if Git is not installed. */
export async function git(root: string, ...args: string[]): Promise<string> {
  return (await gitWith(root, '', ...args)).toString('utf8');
}

/** The output of git as bytes, for a command that reads `input`. Throws `EditRefused` as `git` does. */
export async function gitWith(root: string, input: string, ...args: string[]): Promise<Buffer> {
  try {
    // Otherwise Git escapes letters such as ñ in the names of files.
    const all = ['-c', 'core.quotePath=false', ...args];
    const running = run('git', all, { cwd: root, maxBuffer: 64 * 1024 * 1024, encoding: 'buffer' });
    // If Git ends before it has read all, its exit code says why.
    if (input !== '') running.child.stdin?.on('error', () => undefined).end(input);
    return (await running).stdout;
  } catch (error) {
    throw new EditRefused(faultOf(error));
  }
}

function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT')
    return 'Git is not installed on this machine: texts can be edited, but not compared, undone or committed.';
  const [said = error.message] = ['stderr', 'stdout']
    .map((stream) => String(Reflect.get(error, stream) ?? '').trim())
    .filter(Boolean);
  return `Git failed: ${said}`;
}
