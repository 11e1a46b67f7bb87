import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort } from '@/scripts/kit/free-port';
import { nginxPath } from '@/scripts/kit/nginx-path.mjs';
import { startProcess } from '@/scripts/kit/start-process.mjs';
import { untilListening } from '@/scripts/kit/until-listening';

export type Throughput = { path: string; requestsPerSecond: number; p99: string };

const wrk = '/usr/bin/wrk';
const [connections, seconds] = [50, 10];
/** How long nginx may take to start, in ms. */
const startMs = 10_000;

/** Requests per second from wrk on one core that nginx answers from `out/` on another; `undefined` if either program is missing. */
export async function measureThroughput(paths: readonly string[]): Promise<Throughput[] | undefined> {
  if (!nginxPath() || !existsSync(wrk)) return undefined;
  const port = await freePort();
  const server = startProcess('taskset', ['-c', '0', 'npm', 'run', '--silent', 'serve:nginx'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    // On this signal the server deletes its files.
    killSignal: 'SIGTERM',
  });
  const ended = once(server, 'exit');
  const endedEarly = ended.then(() => {
    throw new Error(`nginx ended before it listened on port ${port}`);
  });
  try {
    await Promise.race([untilListening(port, 'localhost', startMs), endedEarly]);
    return paths.map((path) => load(`http://localhost:${port}`, path));
  } finally {
    // The negative id is that of npm's process group, which has nginx; without an id this would end the benchmark's own group.
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
}

function load(origin: string, path: string): Throughput {
  const said = execFileSync(
    'taskset',
    [
      '-c',
      '1',
      wrk,
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '-H',
      'Accept-Encoding: br',
      origin + path,
    ],
    { encoding: 'utf8' },
  );
  if (/Non-2xx/.test(said)) throw new Error(`nginx answered ${path} with an error under load:\n${said}`);
  return {
    path,
    requestsPerSecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])),
    p99: /99%\s+(\S+)/.exec(said)?.[1] ?? '',
  };
}
