/** Runs npm scripts in parallel. It uses only Node, like `set-up.mjs`. */
import { availableParallelism } from 'node:os';
import { runQuietly } from './run-quietly.mjs';

/**
 * Runs `scripts`, as many at a time as there are cores, and prints the output of each when it ends. Resolves with the names of the failed ones.
 * @param {string[]} scripts
 */
export async function runTogether(scripts) {
  const waiting = [...scripts];
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let script = waiting.shift(); script; script = waiting.shift()) {
      const { status, output } = await runQuietly(script);
      console.log(`\n> ${script}\n${output.trimEnd()}`);
      if (status !== 0) failed.push(script);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}
