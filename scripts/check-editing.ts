/**
 * `npm run test:editing`: what editors are invited to change turns no test red. Each change is made alone in a throw-away copy, with the new
 * versions and the `--record` that `docs/content-guide.md` asks for; `-- --only phone` tries those whose name holds the word.
 */
import { attempt } from './check-editing/attempt';
import { changes } from './check-editing/changes';
import { throwAwayCopy } from './throw-away-copy';

const [flag, word = ''] = process.argv.slice(2);
const waiting = changes.filter(({ name }) => flag !== '--only' || name.includes(word));
/** A copy each: what is tried has a core to itself on the machines of CI. */
const sideBySide = 2;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
await Promise.all(Array.from({ length: Math.min(sideBySide, waiting.length) }, tryInACopy));

async function tryInACopy(): Promise<void> {
  const { folder, remove } = throwAwayCopy('editing');
  process.on('exit', remove);
  for (let change = waiting.shift(); change; change = waiting.shift()) {
    const failed = await attempt(change, folder).catch((error: unknown) => ({
      step: 'the change',
      output: String(error),
    }));
    console.log(failed ? `✗ ${change.name}: ${failed.step}\n${failed.output}` : `✓ ${change.name}`);
    if (failed) process.exitCode = 1;
  }
}
