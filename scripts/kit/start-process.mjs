/** Starts processes that end with this one. It uses only Node, because `npm test` needs it. */
import { spawn } from 'node:child_process';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** @type {Map<number, string | number>} The ids of the running processes, with the signal that ends each. */
const running = new Map();
const exitWithFailure = () => process.exit(1);

/**
 * Makes SIGINT, SIGTERM and SIGHUP, which a closed terminal sends, end this process by `process.exit`, so that its `exit` listeners run.
 * @param {number} [status] by default that of a failure
 */
export function exitOnSignals(status = 1) {
  for (const signal of signals) process.on(signal, () => process.exit(status));
}

/**
 * Starts a command that ends with this process, and with it everything that it started. It ends before this process's other `exit` listeners run,
 * because these may delete its files.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options as for `spawn`; `killSignal` is by default SIGKILL, which also a busy process obeys
 */
export function startProcess(command, args, { killSignal = 'SIGKILL', ...options }) {
  // A group of its own can be ended as a whole; npm and npx do not pass signals on to all that they started.
  const child = spawn(command, args, { ...options, detached: true });
  const { pid } = child;
  if (pid === undefined) return child;
  if (running.size === 0) listen();
  running.set(pid, killSignal);
  child.once('exit', () => {
    running.delete(pid);
    if (running.size === 0) stopListening();
  });
  return child;
}

function listen() {
  process.prependListener('exit', endAll);
  for (const signal of signals) process.on(signal, exitWithFailure);
}

/** Without processes to end, a signal does again what it did before. */
function stopListening() {
  process.off('exit', endAll);
  for (const signal of signals) process.off(signal, exitWithFailure);
}

function endAll() {
  // A negative id is that of a group.
  for (const [pid, signal] of running) process.kill(-pid, signal);
}
