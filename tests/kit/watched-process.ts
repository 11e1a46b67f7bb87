import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Shows when a process starts and ends: it connects to a server here, so the end of the connection is the end of the process. */
export type Watch = {
  /** The program of a process that runs until something ends it. */
  program: string;
  /** Resolves when the next such process has started, to the promise of its end. */
  start: () => Promise<{ ended: Promise<unknown> }>;
  /** Ends all such processes. */
  close: () => void;
};

/** Watches the processes that run `program`. */
export async function watchProcesses(): Promise<Watch> {
  const connections: Socket[] = [];
  const server = createServer((connection) => connections.push(connection.resume()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    program: `
      import { connect } from 'node:net';
      connect(${port}, '127.0.0.1').resume().on('close', () => process.exit());`,
    start: async () => {
      const [connection] = (await once(server, 'connection')) as [Socket];
      return { ended: once(connection, 'close') };
    },
    close: () => {
      for (const connection of connections) connection.destroy();
      server.close();
    },
  };
}
