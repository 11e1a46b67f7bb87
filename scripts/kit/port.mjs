/** Reads the port for the project's servers. It uses only Node, because `npm start` needs it before anything is installed. */
import { createServer } from 'node:net';

/**
 * Reads the port from the value of `PORT`, by default 3000.
 * @param {string | undefined} value
 * @returns {number | undefined} undefined if the value is not a port
 */
export function readPort(value) {
  if (value === undefined || value === '') return 3000;
  const port = Number(value);
  return /^\d+$/.test(value) && port > 0 && port < 65_536 ? port : undefined;
}

/**
 * Describes in one line why a server cannot listen.
 * @param {string | undefined} code the code of Node's error
 * @param {string | number | undefined} port
 */
export function portFault(code, port) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set PORT to another, such as PORT=3001.`;
  if (code === 'EACCES') return `Port ${port} needs more permissions: set PORT to 1024 or higher.`;
  return `The server cannot listen on port ${port}: ${code}.`;
}

/**
 * Host and port for a server; exits with a one-line message if they are invalid.
 * @param {Record<string, string | undefined>} [env]
 */
export async function requirePort({ PORT, HOST: host = '127.0.0.1' } = process.env) {
  const port = readPort(PORT);
  if (!port) return stop(`PORT is "${PORT}", which is not a port: expected a number from 1 to 65535.`);
  await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => stop(portFault(code, port)));
    probe.listen(port, host, () => probe.close(resolve));
  });
  return { host, port };
}

/**
 * @param {string} line
 * @returns {never}
 */
function stop(line) {
  console.error(line);
  process.exit(1);
}
