import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { forHttps } from '@/hosts/host-files';
import { nginxConfiguration } from '@/hosts/nginx/nginx';
import { nginxPath } from '@/scripts/kit/nginx-path.mjs';
import { untilListening } from '@/scripts/kit/until-listening';
import { rules } from './host';

/** How long nginx may take to start, in ms. */
const startMs = 5000;

/** Serves `out/` on `port` with the rendered configuration, changed by `change`; `close` stops the server. */
export async function ownNginx(
  port: number,
  change: (configuration: string) => string,
): Promise<{ close: () => void }> {
  const temporary = mkdtempSync(join(tmpdir(), 'broken-nginx-'));
  const rendered = nginxConfiguration(forHttps(rules), {
    root: resolve('out'),
    serverName: 'localhost',
    listen: `127.0.0.1:${port}`,
    temporary,
    accessLog: 'off',
    workers: '1',
    user: process.getuid?.() === 0 ? userInfo().username : undefined,
  });
  const file = join(temporary, 'nginx.conf');
  writeFileSync(file, change(rendered));
  if (readFileSync(file, 'utf8') === rendered) throw new Error('The change did not change the configuration.');
  const nginx = spawn(nginxPath() ?? 'nginx', ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  const close = () => {
    nginx.kill();
    rmSync(temporary, { recursive: true, force: true });
  };
  try {
    await untilListening(port, '127.0.0.1', startMs);
  } catch (error) {
    close();
    throw error;
  }
  return { close };
}
