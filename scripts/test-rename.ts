/**
 * `npm run test:rename`: another firm takes over the site in a throw-away copy by `docs/make-it-yours.md`: other name, domain, phones and
 * states, one service fewer, and a third language with three pages. Types, content check, unit tests and build must pass, nothing of the old
 * firm may be left in `out/` and `host/`, and untranslated pages must say so.
 */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firm } from '@/content/firm';
import { editFiles } from '@/scripts/kit/edit-files';
import { runQuietly } from '@/scripts/kit/run-quietly.mjs';
import { exitOnSignals } from '@/scripts/kit/start-process.mjs';
import { throwAwayCopy } from '@/scripts/kit/throw-away-copy';
import { edits, otherFirm, placesToFind, tracesOf } from './test-rename/edits';
import { languageEdits } from './test-rename/language-edits';
import { languageFindings } from './test-rename/language-findings';
import { tracesIn } from './test-rename/traces-in';

const oldLetters = /d="([^"]{40,})/.exec(readFileSync('art/brand/wordmark.svg', 'utf8'))?.[1] ?? '';
/** The steps of a firm before its first publication, then the checks that must pass. */
const steps = [
  ['art:brand'],
  ['check:content', '--record-unpublished'],
  ['check:content', '--record'],
  ['check:content'],
  ['test:types'],
  ['test:unit'],
  ['build'],
];

const { folder, remove } = throwAwayCopy('rename');
process.on('exit', remove);
exitOnSignals();

cpSync('scripts/test-rename/portuguese', folder, { recursive: true });
editFiles(folder, [...edits, ...languageEdits]);

for (const [script = '', ...args] of steps) {
  const { status, output } = await runQuietly(script, { args, cwd: folder });
  console.log(`${status === 0 ? '✓' : '✗'} ${[script, ...args].join(' ')}`);
  if (status === 0) continue;
  console.error(output.split('\n').slice(-60).join('\n'));
  process.exit(1);
}

const left = ['out', 'host'].flatMap((built) => tracesIn(join(folder, built), [...tracesOf(firm), oldLetters]));
report(
  'nothing of the old firm in out/ and host/',
  left.map(({ file, trace }) => `${file} holds ${JSON.stringify(trace.slice(0, 60))}`),
);
const { output: sample } = await runQuietly('check:sample', { cwd: folder });
report('check:sample names the copy that speaks of other states', [
  ...placesToFind.filter((line) => !line.test(sample)).map((line) => `it does not say ${line.source}`),
  ...(/content\/en\/.*\b(?:Illinois|Ohio)\b/.exec(sample) ?? []),
]);
report(
  'the third language has three pages, and the others say what is missing',
  languageFindings(join(folder, 'out'), `https://www.${otherFirm.domain}`),
);

function report(what: string, findings: readonly string[]) {
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${what}`);
  for (const finding of findings) console.error(`  ${finding}`);
  if (findings.length > 0) process.exitCode = 1;
}
