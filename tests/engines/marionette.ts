import { connect as connectTo, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

/** How long Firefox may take until it answers, in ms. */
const startMs = 30_000;

export type Marionette = {
  /** Makes Firefox run a WebDriver command. Throws with Firefox's message if that fails. */
  send: (command: string, parameters?: object) => Promise<unknown>;
  close: () => void;
};

type Answer = [type: 1, id: number, problem: { message: string } | null, result: unknown];

/**
 * Connects to a Firefox that was started with `--marionette`. Each message is JSON, preceded by its length.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = await connect(port);
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    for (let colon = received.indexOf(':'); colon >= 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message is a greeting, not an answer.
      if (Array.isArray(message)) waiting.get((message as Answer)[1])?.(message as Answer);
    }
  });
  let last = 0;
  return {
    send: (command, parameters = {}) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, ([, , problem, result]) => {
          waiting.delete(id);
          if (problem) reject(new Error(`${command}: ${problem.message}`));
          else resolve(result);
        });
        const text = JSON.stringify([0, id, command, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      }),
    close: () => socket.destroy(),
  };
}

async function connect(port: number): Promise<Socket> {
  for (const end = Date.now() + startMs; ; await after(100)) {
    const socket = connectTo(port, '127.0.0.1');
    const problem = await new Promise<Error | undefined>((resolve) => {
      socket.once('connect', () => resolve(undefined)).once('error', resolve);
    });
    if (!problem) return socket;
    if (Date.now() > end) throw problem;
  }
}
