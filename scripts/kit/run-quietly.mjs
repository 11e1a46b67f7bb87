import { startProcess } from './start-process.mjs';

/**
 * Runs an npm script and keeps what it prints. It uses only Node, because `npm test` needs it.
 * @param {string} script
 * @param {{ args?: readonly string[], cwd?: string }} [options] by default without arguments, in the current folder
 * @returns {Promise<{ status: number | null, output: string }>} the status is null if a signal ended it
 */
export function runQuietly(script, { args = [], cwd } = {}) {
  return new Promise((resolve, reject) => {
    const command = ['run', '--silent', script, '--', ...args];
    const child = startProcess('npm', command, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}
