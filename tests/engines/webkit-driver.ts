import { spawn } from 'node:child_process';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '@/scripts/kit/free-port';

/** How long the driver may take until it answers, in ms. */
const startMs = 30_000;

export type WebKitDriver = { url: string; stop: () => void };

/** Starts WebKitWebDriver with its own virtual screen and message bus; `stop`, or the end of this program, ends everything that it started. */
export async function startWebKitDriver(path: string): Promise<WebKitDriver> {
  const port = await freePort();
  const { pid } = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'dbus-run-session', '--', path, `--port=${port}`],
    {
      env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
      detached: true,
      stdio: 'ignore',
    },
  );
  if (!pid) throw new Error('xvfb-run did not start');
  const stop = () => {
    process.off('exit', stop);
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Its processes have ended already.
    }
  };
  process.on('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  if (await answers(`${url}/status`)) return { url, stop };
  stop();
  throw new Error(`WebKitWebDriver does not answer at ${url}`);
}

async function answers(url: string): Promise<boolean> {
  for (const end = Date.now() + startMs; Date.now() < end; await after(100)) {
    if ((await fetch(url).catch(() => undefined))?.ok) return true;
  }
  return false;
}
