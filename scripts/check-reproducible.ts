/**
 * `npm run check:reproducible`: builds the project again in a folder of another name and compares every file of `out/` and `host/` with the
 * existing build. Exit code 1 if one differs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differingFiles } from '@/scripts/kit/differing-files';
import { requireBuild } from '@/scripts/kit/require-build';
import { throwAwayCopy } from '@/scripts/kit/throw-away-copy';

requireBuild();

const { commit, builtAt } = JSON.parse(readFileSync('out/version.json', 'utf8')) as { commit: string; builtAt: string };
const { folder, remove } = throwAwayCopy('another-path');
process.on('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

// The copy has no Git history, so commit and date are passed in the environment.
const epoch = String(Date.parse(builtAt) / 1000);
const env = { ...process.env, ...(commit === 'unknown' ? {} : { COMMIT: commit }), SOURCE_DATE_EPOCH: epoch };
const build = spawn('npx', ['next', 'build'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
const [status] = await once(build, 'exit');
if (status !== 0) throw new Error(`The build ended with status ${status}`);
const different = ['out', 'host'].flatMap((name) =>
  differingFiles(name, join(folder, name)).map((file) => join(name, file)),
);
for (const file of different) console.error(`differs: ${file}`);
console.log(
  different.length === 0 ? 'Two builds on two paths have the same files.' : `${different.length} files differ.`,
);
process.exitCode = different.length === 0 ? 0 : 1;
