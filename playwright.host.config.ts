import { defineConfig } from '@playwright/test';
import { nginxPath } from './scripts/nginx-path';
import type { HostOptions } from './tests/e2e-host/host';
import { retries } from './tests/retries';

const firstPort = Number(process.env.TEST_HOST_PORT ?? 3220);

/** What serves the built `out/`: the same tests run against each. `scripts/test-host.mjs` installs nginx where it can. */
const everywhere: Host[] = [{ hostName: 'preview', script: 'preview' }];
const nginx: Host[] = [
  { hostName: 'nginx', script: 'serve:nginx' },
  { hostName: 'nginx-us-only', script: 'serve:nginx', env: { NETWORKS: 'tests/e2e-host/networks.conf' } },
  { hostName: 'nginx-tls', script: 'serve:nginx', env: { TLS_PORT: String(firstPort + 9) } },
];

type Host = { hostName: HostOptions['hostName']; script: string; env?: Record<string, string> };

const own = ['broken-hosts.spec.ts', 'unreachable-hosts.spec.ts'];

const served = [...everywhere, ...(nginxPath() ? nginx : [])].map((host, index) => ({
  ...host,
  port: firstPort + index,
}));
/** Hosts with tests of their own, which run on no other. */
const ownTests: Partial<Record<HostOptions['hostName'], string>> = {
  'nginx-us-only': 'us-only.spec.ts',
  'nginx-tls': 'tls.spec.ts',
};

export default defineConfig<HostOptions>({
  testDir: 'tests/e2e-host',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries,
  reporter: [['list']],
  projects: [
    // What the check of a deployment says of hosts that these tests start themselves.
    { name: 'check-deploy', testMatch: nginxPath() ? own : own.slice(1), use: { httpPort: firstPort + 20 } },
    ...served.map(({ hostName, port, env }) => ({
      name: hostName,
      ...(ownTests[hostName]
        ? { testMatch: ownTests[hostName] }
        : { testIgnore: [...Object.values(ownTests), ...own] }),
      use: {
        hostName,
        httpPort: port,
        baseURL: env?.TLS_PORT ? `https://127.0.0.1:${env.TLS_PORT}` : `http://localhost:${port}`,
      },
    })),
  ],
  webServer: served.map(({ script, port, env }) => ({
    command: `npm run --silent ${script}`,
    // The server with a certificate refuses the name localhost: its port must do.
    ...(env?.TLS_PORT ? { port: Number(env.TLS_PORT) } : { url: `http://localhost:${port}` }),
    env: { PORT: String(port), ...env },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    reuseExistingServer: false,
  })),
});
