import {
  defineConfig,
  type PlaywrightTestConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';
import { chromiumArgs, chromiumPath, headlessShellPath } from '../scripts/kit/chromium-path';
import { nginxPath } from '../scripts/kit/nginx-path.mjs';
import type { HostOptions } from '../tests/e2e-host/host';
import { retries } from '../tests/kit/retries';

const firstPort = Number(process.env.TEST_PORT ?? 3220);
const editorPort = Number(process.env.TEST_PORT ?? 3260);

type ServerProject = Project<PlaywrightTestOptions & HostOptions, PlaywrightWorkerOptions>;
type HostName = HostOptions['hostName'];
type Host = { hostName: HostName; script: string; env?: Record<string, string> };

/** The servers of the built `out/`, each of which gets the same tests. `scripts/test-host.mjs` installs nginx if it can. */
const hosts: Host[] = [
  { hostName: 'preview', script: 'preview' },
  { hostName: 'nginx', script: 'serve:nginx' },
  { hostName: 'nginx-us-only', script: 'serve:nginx', env: { NETWORKS: 'tests/e2e-host/networks.conf' } },
  { hostName: 'nginx-tls', script: 'serve:nginx', env: { TLS_PORT: String(firstPort + 9) } },
];
const served = hosts
  .filter(({ hostName }) => hostName === 'preview' || nginxPath())
  .map((host, index) => ({ ...host, port: firstPort + index }));

/** Tests of `npm run check:deploy`, which start their hosts themselves; the first needs nginx. */
const checkDeploy = ['broken-hosts.spec.ts', 'unreachable-hosts.spec.ts'];

/** Hosts with their own tests, which run on no other host. */
const ownTests: Partial<Record<HostName, string>> = { 'nginx-us-only': 'us-only.spec.ts', 'nginx-tls': 'tls.spec.ts' };

const hostProjects = served.map(({ hostName, port, env }): ServerProject => ({
  name: hostName,
  testDir: '../tests/e2e-host',
  ...(ownTests[hostName]
    ? { testMatch: ownTests[hostName] }
    : { testIgnore: [...Object.values(ownTests), ...checkDeploy] }),
  use: {
    hostName,
    httpPort: port,
    baseURL: env?.TLS_PORT ? `https://127.0.0.1:${env.TLS_PORT}` : `http://localhost:${port}`,
  },
}));

const checkDeployProject: ServerProject = {
  name: 'check-deploy',
  testDir: '../tests/e2e-host',
  testMatch: nginxPath() ? checkDeploy : checkDeploy.slice(1),
  use: { httpPort: firstPort + 20 },
};

const hostServers = served.map(({ script, port, env }) => ({
  command: `npm run --silent ${script}`,
  cwd: '..',
  // The server with a certificate refuses the name localhost, so only its port is checked.
  ...(env?.TLS_PORT ? { port: Number(env.TLS_PORT) } : { url: `http://localhost:${port}` }),
  env: { PORT: String(port), ...env },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  reuseExistingServer: false,
}));

/** The site with an attack in every string of content; starting its server includes the build. */
const hostileProject: ServerProject = {
  name: 'hostile',
  testDir: '../tests/e2e-hostile',
  timeout: 120_000,
  use: {
    baseURL: `http://localhost:${firstPort}`,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  },
};
const hostileServer = {
  command: 'node --import tsx tests/e2e-hostile/serve-site.ts',
  cwd: '..',
  url: `http://localhost:${firstPort}`,
  env: { PORT: String(firstPort) },
  timeout: 300_000,
  // It deletes its copy of the project, which takes long on a busy machine.
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
  reuseExistingServer: false,
};

/** The editor on the copy of the project that `scripts/test-editor.ts` made: its tests change files, so they run one after the other. */
const editorProject: ServerProject = {
  name: 'editor',
  testDir: '../tests/e2e-editor',
  workers: 1,
  fullyParallel: false,
  // The first compilation of a page by Next takes most of a minute on a busy machine.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: `http://localhost:${editorPort}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: headlessShellPath(), args: chromiumArgs },
  },
};
const editorServer = {
  command: 'npm run --silent edit',
  cwd: process.env.EDITOR_COPY,
  url: `http://localhost:${editorPort}/__editor/`,
  env: { PORT: String(editorPort), CI: 'true' },
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  reuseExistingServer: false,
};

/** What is tested, by `TEST_SITE`. Playwright starts every listed server, so each has only its own. */
const sites: Record<string, PlaywrightTestConfig<HostOptions>> = {
  hosts: { projects: [checkDeployProject, ...hostProjects], webServer: hostServers },
  hostile: { projects: [hostileProject], webServer: hostileServer },
  editor: {
    projects: [editorProject],
    webServer: editorServer,
    globalSetup: '../tests/e2e-editor/make-pages-ready.ts',
  },
};

/** The site as hosts serve it, the site built from attacks, or the editor; the site itself is in `playwright.config.ts`. */
export default defineConfig<HostOptions>({
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries,
  reporter: [['list']],
  ...sites[process.env.TEST_SITE ?? 'hosts'],
});
