/**
 * Serves the finished site in `out/` with Debian's nginx and the rendered configuration: `npm run serve:nginx`, on `PORT` (3000) and
 * `HOST` (this machine only). With `TLS_PORT` it serves https on that port, as `www.site.example` with its own certificate.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { forHttps } from '@/hosts/host-files';
import { requestsPerAddress } from '@/hosts/nginx/limits';
import { nginxConfiguration } from '@/hosts/nginx/nginx';
import type { HostRules } from '@/hosts/rules';
import { makeCertificate } from '@/scripts/kit/make-certificate';
import { nginxPath } from '@/scripts/kit/nginx-path.mjs';
import { requirePort } from '@/scripts/kit/port.mjs';
import { requireBuild } from '@/scripts/kit/require-build';

const program = nginxPath();
if (!program) {
  console.error('nginx is not installed: apt-get install nginx-light libnginx-mod-http-brotli-static');
  process.exit(1);
}
requireBuild();

const { host, port } = await requirePort();
const { TLS_PORT: tlsPort, NETWORKS: networks } = process.env;
const temporary = mkdtempSync(join(tmpdir(), 'site-nginx-'));
const rules = forHttps(JSON.parse(readFileSync('host/rules.json', 'utf8')) as HostRules);
const names = tlsPort ? 'www.site.example' : `localhost ${host}`;
if (tlsPort) makeCertificate(temporary, ['www.site.example', 'site.example']);
const configuration = nginxConfiguration(rules, {
  root: resolve('out'),
  serverName: names,
  ...(tlsPort
    ? { tls: { http: `${host}:${port}`, https: `${host}:${tlsPort}`, certificate: temporary } }
    : { listen: `${host}:${port}` }),
  perAddress: tlsPort ? requestsPerAddress : undefined,
  networks: networks && resolve(networks),
  temporary,
  accessLog: 'off',
  workers: '1',
  // Runs as the current user, who can read out/, which nginx's default user may not.
  user: process.getuid?.() === 0 ? userInfo().username : undefined,
});

writeFileSync(join(temporary, 'nginx.conf'), configuration);
const nginx = spawn(program, ['-e', 'stderr', '-c', join(temporary, 'nginx.conf'), '-g', 'daemon off;'], {
  stdio: 'inherit',
});
console.log(`The site is at http${tlsPort ? 's' : ''}://localhost:${tlsPort ?? port}`);
// Nginx takes SIGHUP, which closing a terminal sends, as a request to load its configuration again.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => nginx.kill('SIGTERM'));
nginx.on('exit', (code) => {
  rmSync(temporary, { recursive: true, force: true });
  process.exit(code ?? 0);
});
