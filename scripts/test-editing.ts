/**
 * `npm run test:editing`: checks that changes which editors are invited to make pass content check, types, lint and unit tests; `-- --only phone`
 * tries only changes whose name contains the word. Each of two throw-away copies gets half of the changes, because a run for each change takes too
 * long; if a half fails, and with `-- --each`, each of its changes is tried alone.
 */
import { parseArgs } from 'node:util';
import { exitOnSignals } from '@/scripts/kit/start-process.mjs';
import { throwAwayCopy } from '@/scripts/kit/throw-away-copy';
import { attempt, type Failure } from './test-editing/attempt';
import { changes } from './test-editing/changes';
import type { OfferedChange } from './test-editing/offered-change';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, each: { type: 'boolean', default: false } },
});
const wanted = changes.filter(({ name }) => name.includes(values.only));
if (wanted.length === 0) throw new Error(`No change has "${values.only}" in its name`);
/** Each half has its own core on CI machines. */
const halves = [0, 1].map((half) => wanted.filter((_, index) => index % 2 === half)).filter(({ length }) => length > 0);

exitOnSignals();
await Promise.all(halves.map(tryInACopy));

async function tryInACopy(half: readonly OfferedChange[]): Promise<void> {
  const { folder, remove } = throwAwayCopy('editing');
  process.on('exit', remove);
  if (!values.each && (await tried(half, folder))) return;
  if (values.each || half.length > 1) for (const change of half) await tried([change], folder);
}

/** Makes `some` changes together in `folder`, reports the result, and returns whether they passed. */
async function tried(some: readonly OfferedChange[], folder: string): Promise<boolean> {
  const failure = await attempt(some, folder).catch((error: unknown): Failure => ({
    step: 'the change',
    output: String(error),
  }));
  const names = some.map(({ name }) => name).join(', ');
  console.log(failure ? `✗ ${names}: ${failure.step}\n${failure.output}` : `✓ ${names}`);
  if (failure) process.exitCode = 1;
  return !failure;
}
