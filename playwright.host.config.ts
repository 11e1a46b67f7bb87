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
];

type Host = { hostName: HostOptions['hostName']; script: string; env?: Record<string, string> };

const served = [...everywhere, ...(nginxPath() ? nginx : [])].map((host, index) => ({
  ...host,
  port: firstPort + index,
}));
const usOnly = 'us-only.spec.ts';

export default defineConfig<HostOptions>({
  testDir: 'tests/e2e-host',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries,
  reporter: [['list']],
  projects: served.map(({ hostName, port }) => ({
    name: hostName,
    ...(hostName === 'nginx-us-only' ? { testMatch: usOnly } : { testIgnore: usOnly }),
    use: { hostName, baseURL: `http://localhost:${port}` },
  })),
  webServer: served.map(({ script, port, env }) => ({
    command: `npm run --silent ${script}`,
    url: `http://localhost:${port}`,
    env: { PORT: String(port), ...env },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    reuseExistingServer: false,
  })),
});
