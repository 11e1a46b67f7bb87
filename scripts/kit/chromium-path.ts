import { existsSync } from 'node:fs';
import paths from './chromium-paths.json' with { type: 'json' };

/** Arguments of every Chromium that tests and scripts start: it runs in containers, too, and sends nothing to its maker. */
export const chromiumArgs = ['--no-sandbox', '--disable-background-networking'];

/** Path of an installed Chromium (`CHROMIUM_PATH` first), or undefined to use Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? paths.chromium.find((path) => existsSync(path));
}

/**
 * Path of the headless shell, which needs half the time for a page. If it is not installed or `CHROMIUM_PATH` is set, the path of a full
 * Chromium, or undefined to use Playwright's own shell.
 */
export function headlessShellPath(): string | undefined {
  const shell = process.env.CHROMIUM_PATH ? undefined : paths.headlessShell.find((path) => existsSync(path));
  return shell ?? chromiumPath();
}
