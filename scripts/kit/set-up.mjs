/** Sets up a fresh clone. It uses only Node, because nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isAsLocked } from './is-as-locked.mjs';
import { nginxPath } from './nginx-path.mjs';

/**
 * Runs a command in the foreground; exits with its status if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) console.error(`${command} cannot be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the dependencies of the lock file unless exactly those are already installed. */
export function installDependencies() {
  requireNode();
  if (!isInstalled()) run('npm', ['ci', '--no-audit', '--no-fund']);
}

/** Provides a Chromium: the installed one, else Debian's package as root, else Playwright's own. On Debian also the headless shell, if available. */
export function installBrowser() {
  if (process.env.CHROMIUM_PATH) return;
  /** @type {Record<'chromium' | 'headlessShell', string[]>} */
  const paths = JSON.parse(readFileSync('scripts/kit/chromium-paths.json', 'utf8'));
  const { chromium, headlessShell } = paths;
  if (!chromium.some(existsSync)) {
    if (isRootOnDebian()) installPackages('chromium');
    else run('npx', ['playwright', 'install', 'chromium']);
  }
  if (!headlessShell.some(existsSync) && isRootOnDebian()) tryToInstall('chromium-headless-shell');
}

/** Installs Debian's nginx with its brotli module if root on Debian; returns whether it is there. */
export function installNginx() {
  if (!nginxPath() && isRootOnDebian()) installPackages('nginx-light', 'libnginx-mod-http-brotli-static');
  return nginxPath() !== undefined;
}

/** Installs Debian's Java if root on Debian; returns whether it is there. */
export function installJava() {
  const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
  if (!hasJava() && isRootOnDebian()) installPackages('default-jre-headless');
  return hasJava();
}

/** The programs that each engine needs in `/usr/bin`, with Debian's packages that contain them; xvfb-run requires xauth. */
const engines = {
  Firefox: { 'firefox-esr': 'firefox-esr' },
  WebKitGTK: {
    WebKitWebDriver: 'webkit2gtk-driver',
    'xvfb-run': 'xvfb',
    xauth: 'xauth',
    'dbus-run-session': 'dbus',
  },
};

/** Installs Debian's Firefox and WebKitGTK with a virtual display if root on Debian; returns the names of the engines that are still missing. */
export function installEngines() {
  if (missingEngines().length > 0 && isRootOnDebian())
    installPackages(...Object.values(engines).flatMap((packages) => Object.values(packages)));
  return missingEngines();
}

function missingEngines() {
  return Object.entries(engines).flatMap(([name, packages]) =>
    Object.keys(packages).every((program) => existsSync(`/usr/bin/${program}`)) ? [] : name,
  );
}

function isRootOnDebian() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** @param {string[]} names */
function installPackages(...names) {
  announce(names);
  for (const args of aptCommands(names)) run('apt-get', args, aptSettings);
}

/**
 * Installs an optional package and continues if that fails.
 * @param {string[]} names
 */
function tryToInstall(...names) {
  announce(names);
  for (const args of aptCommands(names)) {
    const { status } = spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, ...aptSettings },
      timeout: 120_000,
    });
    if (status !== 0) return;
  }
}

/**
 * Announces a change of the machine before it is made.
 * @param {string[]} names
 */
function announce(names) {
  console.log(`Installing with apt-get, as root: ${names.join(' ')}`);
}

const aptCommands = (/** @type {string[]} */ names) => [
  ['update', '-q'],
  ['install', '-y', '-q', '--no-install-recommends', ...names],
];

/** With `RUNLEVEL` 1 no service of an installed package is started. */
const aptSettings = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node ${process.versions.node} is too old; this project needs 20.19 or later.`);
  process.exit(1);
}

/** npm records what it installed in `node_modules/.package-lock.json`. */
function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const [wanted, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  return isAsLocked(wanted.packages, present.packages);
}
