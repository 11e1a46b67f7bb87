/** Runs npm scripts in parallel. It uses only Node, like `set-up.mjs`. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

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

/**
 * @param {string} script
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function runQuietly(script) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (status) => resolve({ status, output }));
  });
}
