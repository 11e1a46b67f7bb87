import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EditRefused } from '../refusals';

const run = promisify(execFile);

/** The output of git. Throws `EditRefused` with Git's own message if it fails, and also if Git is not installed. */
export async function git(root: string, ...args: string[]): Promise<string> {
  try {
    return (await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;
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
