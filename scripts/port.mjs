/** The port that a server of ours is asked for. Plain JavaScript of Node alone: `npm start` needs it before anything is installed. */
import { createServer } from 'node:net';

/**
 * The port that `PORT` names, 3000 without one.
 * @param {string | undefined} value
 * @returns {number | undefined} nothing when it is no port
 */
export function readPort(value) {
  if (value === undefined || value === '') return 3000;
  const port = Number(value);
  return /^\d+$/.test(value) && port > 0 && port < 65_536 ? port : undefined;
}

/**
 * What keeps a server from listening, in one line.
 * @param {string | undefined} code the code of Node's error
 * @param {string | number | undefined} port
 */
export function portFault(code, port) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set PORT to another, such as PORT=3001.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to one from 1024 on.`;
  return `The server cannot listen on port ${port}: ${code}.`;
}

/** Where a server of ours listens, by the environment; ends the program with one line when it cannot. */
export async function requirePort({ PORT, HOST: host = '127.0.0.1' } = process.env) {
  const port = readPort(PORT);
  if (!port) return stop(`PORT is "${PORT}", which is no port: expected a number from 1 to 65535.`);
  await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => stop(portFault(code, port)));
    probe.listen(port, host, () => probe.close(resolve));
  });
  return { host, port };
}

/** @returns {never} */
function stop(line) {
  console.error(line);
  process.exit(1);
}
