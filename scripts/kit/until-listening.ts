import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const betweenTriesMs = 50;

/** Resolves when a server listens at `port`, and throws if none does within `timeoutMs`. */
export async function untilListening(port: number, host = '127.0.0.1', timeoutMs = Infinity): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isListening(port, host))) {
    if (Date.now() > end) throw new Error(`Nothing listens at ${host}:${port} after ${timeoutMs / 1000} s.`);
    await setTimeout(betweenTriesMs);
  }
}

function isListening(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });
}
