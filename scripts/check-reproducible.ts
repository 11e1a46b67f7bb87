/**
 * `npm run check:reproducible`: builds the project again in a folder of another name and compares every file of `out/` and `host/` with the
 * existing build. Exit code 1 if one differs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '@/scripts/kit/build-site';
import { differingFiles } from '@/scripts/kit/differing-files';
import { requireBuild } from '@/scripts/kit/require-build';
import { exitOnSignals } from '@/scripts/kit/start-process.mjs';
import { throwAwayCopy } from '@/scripts/kit/throw-away-copy';

requireBuild();

const { commit, builtAt } = JSON.parse(readFileSync('out/version.json', 'utf8')) as { commit: string; builtAt: string };
const { folder, remove } = throwAwayCopy('another-path');
process.on('exit', remove);
exitOnSignals();

// The copy has no Git history, so commit and date are passed in the environment.
const epoch = String(Date.parse(builtAt) / 1000);
await buildSite(folder, { ...(commit === 'unknown' ? {} : { COMMIT: commit }), SOURCE_DATE_EPOCH: epoch });
const different = ['out', 'host'].flatMap((name) =>
  differingFiles(name, join(folder, name)).map((file) => join(name, file)),
);
for (const file of different) console.error(`differs: ${file}`);
console.log(
  different.length === 0 ? 'Two builds on two paths have the same files.' : `${different.length} files differ.`,
);
process.exitCode = different.length === 0 ? 0 : 1;
