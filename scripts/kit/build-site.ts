import { once } from 'node:events';
import { startProcess } from './start-process.mjs';

/** Builds the project in `folder` with `env` added to the environment, and prints only errors. Throws if the build fails. */
export async function buildSite(folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  const build = startProcess('npx', ['next', 'build'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = (await once(build, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`The build ended with status ${status}`);
}
