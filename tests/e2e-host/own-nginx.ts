import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { forHttps } from '@/hosts/host-files';
import { nginxConfiguration } from '@/hosts/nginx/nginx';
import { nginxPath } from '@/scripts/kit/nginx-path.mjs';
import { rules } from './host';

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
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await isOpen(port)) return { close };
    await pause(50);
  }
  close();
  throw new Error('nginx did not start.');
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
