/**
 * `npm run test:rename`: another firm takes the site over in a throw-away copy, as `docs/make-it-yours.md` says: other name, domain, phones and
 * states, one service fewer. Types, content check, unit tests and build must pass, and nothing of the old firm may be left in `out/` and `host/`.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edits, otherFirm, traces } from './check-rename/edits';
import { tracesIn } from './check-rename/traces-in';
import { replaceIn } from './check-editing/publish-notices';
import { throwAwayCopy } from './throw-away-copy';

const oldLetters = /d="([^"]{40,})/.exec(readFileSync('art/brand/wordmark.svg', 'utf8'))?.[1] ?? '';
/** What a firm does before its first publication, then what must hold. */
const steps = [
  ['art:brand'],
  ['check:content', '--', '--record-unpublished'],
  ['check:content', '--', '--record'],
  ['check:content'],
  ['test:types'],
  ['test:unit'],
  ['build'],
];

const { folder, remove } = throwAwayCopy('rename');
process.on('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

for (const { file, find, put } of edits) replaceIn(join(folder, file), find, put);
appendFileSync(join(folder, 'config/spelling/names.txt'), `${otherFirm.words.join('\n')}\n`);

for (const [script = '', ...args] of steps) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  console.log(`${status === 0 ? '✓' : '✗'} ${[script, ...args].join(' ')}`);
  if (status === 0) continue;
  console.error((stdout + stderr).split('\n').slice(-60).join('\n'));
  process.exit(1);
}

const left = ['out', 'host'].flatMap((built) => tracesIn(join(folder, built), [...traces, oldLetters]));
for (const { file, trace } of left) console.error(`✗ ${file} holds ${JSON.stringify(trace.slice(0, 60))}`);
if (left.length > 0) process.exit(1);
console.log('✓ nothing of the old firm in out/ and host/');
