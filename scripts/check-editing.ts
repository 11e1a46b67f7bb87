/**
 * `npm run test:editing`: what editors are invited to change turns no test red. Each change is made alone in a throw-away copy, with the new
 * versions and the `--record` that `docs/content-guide.md` asks for; `-- --only phone` tries those whose name holds the word.
 */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { changes, type Change } from './check-editing/changes';
import { publishNotices, replaceIn } from './check-editing/publish-notices';
import { throwAwayCopy } from './throw-away-copy';

const [flag, word = ''] = process.argv.slice(2);
const chosen = changes.filter(({ name }) => flag !== '--only' || name.includes(word));
/** Of the copy, what a change may touch. */
const changeable = ['content', 'lib', 'hosts'];
/** Notices name each other's versions, so one new version can ask for another. */
const mostRounds = 4;

const { folder, remove } = throwAwayCopy('editing');
process.on('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

for (const change of chosen) {
  const failed = attempt(change);
  console.log(failed ? `✗ ${change.name}: ${failed.step}\n${failed.output}` : `✓ ${change.name}`);
  if (failed) process.exitCode = 1;
  for (const room of changeable) cpSync(room, join(folder, room), { recursive: true });
}

/** Makes the change in the copy and runs every check; gives the first that fails. */
function attempt({ edits }: Change): { step: string; output: string } | undefined {
  for (const { file, find, put } of edits) replaceIn(join(folder, file), find, put);
  for (let round = 0; round < mostRounds && publishNotices(folder, run('check:content').output); round++);
  run('check:content', '--', '--record');
  for (const step of ['test:types', 'check:content', 'test:unit']) {
    const { status, output } = run(step);
    if (status !== 0) return { step, output: output.split('\n').slice(-60).join('\n') };
  }
}

function run(script: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: stdout + stderr };
}
