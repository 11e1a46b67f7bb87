import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from './free-port';
import { startProcess } from './start-process.mjs';

/** A running server of a site; `close` stops it. */
export type Server = { origin: string; close: () => void };

/** Serves the site in `folder` with the server of `npm run preview`, on any free port unless `port` is given; resolves when it is ready. */
export async function serve(folder: string, port?: number): Promise<Server> {
  const usedPort = port ?? (await freePort());
  const preview = startProcess(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), resolve('scripts/preview.ts')],
    {
      cwd: folder,
      env: { ...process.env, PORT: String(usedPort), TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await Promise.race([once(preview.stdout!, 'data'), failure(preview)]);
  return { origin: `http://localhost:${usedPort}`, close: () => preview.kill() };
}

async function failure(preview: ChildProcess): Promise<never> {
  const [code] = (await once(preview, 'exit')) as [number | null];
  throw new Error(`The preview ended with ${code} before it answered`);
}
