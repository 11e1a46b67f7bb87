import { createServer, type Server } from 'node:net';

/** Takes two ports in a row, until their servers close. Both are below the ports that systems give to other programs (from 32768). */
export async function takePairOfPorts(): Promise<{ port: number; first: Server; second: Server }> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const [first, second] = await Promise.all([listen(port), listen(port + 1)]);
  if (first && second) return { port, first, second };
  first?.close();
  second?.close();
  return takePairOfPorts();
}

/** A server that listens on the port; undefined if the port is taken. */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
