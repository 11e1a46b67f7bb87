/** Serves the finished site in `out/` with Debian's nginx and the rendered configuration: `npm run serve:nginx`, on `PORT` (3000). */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { HostRules } from '@/hosts/rules';
import { forHttps } from '@/hosts/host-files';
import { nginxConfiguration } from '@/hosts/nginx/nginx';
import { nginxPath } from './nginx-path';

const program = nginxPath();
if (!program || !existsSync('out/index.html')) {
  console.error(
    program
      ? 'There is no finished site in out/: run "npm run build" first.'
      : 'nginx is not installed: apt-get install nginx-light libnginx-mod-http-brotli-static',
  );
  process.exit(1);
}

const port = process.env.PORT ?? '3000';
const temporary = mkdtempSync(join(tmpdir(), 'site-nginx-'));
const rules = forHttps(JSON.parse(readFileSync('host/rules.json', 'utf8')) as HostRules);
const configuration = nginxConfiguration(rules, {
  root: resolve('out'),
  serverName: 'localhost',
  listen: port,
  networks: process.env.NETWORKS && resolve(process.env.NETWORKS),
  temporary,
  accessLog: 'off',
  workers: '1',
  // Whoever starts this may read out/; the user that nginx would change to may not.
  user: process.getuid?.() === 0 ? userInfo().username : undefined,
});

writeFileSync(join(temporary, 'nginx.conf'), configuration);
const nginx = spawn(program, ['-e', 'stderr', '-c', join(temporary, 'nginx.conf'), '-g', 'daemon off;'], {
  stdio: 'inherit',
});
console.log(`The site is at http://localhost:${port}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nginx.kill(signal));
nginx.on('exit', (code) => {
  rmSync(temporary, { recursive: true, force: true });
  process.exit(code ?? 0);
});
