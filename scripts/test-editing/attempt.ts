import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { editFiles } from '@/scripts/kit/edit-files';
import { runQuietly } from '@/scripts/kit/run-quietly.mjs';
import type { OfferedChange } from './offered-change';
import { publishNotices } from './publish-notices';

/** The paths in a copy that a change may touch. */
const changeable = ['content', 'messages', 'lib', 'hosts'];
/** A notice may name another's version, so one new version can require another. */
const maxRounds = 4;

type Run = Awaited<ReturnType<typeof runQuietly>>;
/** The check that failed, and the end of its output. */
export type Failure = { step: string; output: string };

/** Makes these changes in the unchanged copy in `folder` and runs every check; returns the first that fails. */
export async function attempt(changes: readonly OfferedChange[], folder: string): Promise<Failure | undefined> {
  const run = (script: string, ...args: string[]) => runQuietly(script, { args, cwd: folder });
  for (const room of changeable) {
    rmSync(join(folder, room), { recursive: true });
    cpSync(room, join(folder, room), { recursive: true });
  }
  for (const { edits } of changes) editFiles(folder, edits);
  const changed = changes.flatMap(({ edits }) => edits.map(({ file }) => file));

  const steps: readonly [name: string, check: () => Promise<Run>][] = [
    ['check:content', () => checkContent(folder, run)],
    ['test:types', () => run('test:types')],
    // The whole lint takes longer than these files need.
    ['test:lint', () => run('eslint', '--no-warn-ignored', ...changed, 'content/notices.ts', 'content/*/legal/**')],
    ['test:unit', () => run('test:unit', '--maxWorkers', '1')],
  ];
  for (const [step, check] of steps) {
    const { status, output } = await check();
    if (status !== 0) return { step, output: output.split('\n').slice(-60).join('\n') };
  }
}

/** The content check after the editor's steps: new versions of notices, and, if it has findings, recording and accepting the Spanish. */
async function checkContent(folder: string, run: (script: string, ...args: string[]) => Promise<Run>): Promise<Run> {
  let rounds = 0;
  while (rounds < maxRounds && (await publishNotices(folder))) rounds++;
  const checked = await run('check:content');
  if (checked.status === 0) return checked;
  if (checked.output.includes('--accept')) await run('check:content', '--accept', 'all');
  await run('check:content', '--record');
  return run('check:content');
}
