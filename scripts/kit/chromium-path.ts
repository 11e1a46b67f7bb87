import { existsSync } from 'node:fs';
import paths from './chromium-paths.json' with { type: 'json' };

/** Path of a Chromium that is on the machine (`CHROMIUM_PATH` first), or undefined: then Playwright's own is used. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? paths.chromium.find((path) => existsSync(path));
}

/**
 * Path of the headless shell, which is Chromium without a window and takes half the time for a page; of a whole Chromium where it is not
 * on the machine or `CHROMIUM_PATH` names one, or undefined: then Playwright's own shell is used.
 */
export function headlessShellPath(): string | undefined {
  const shell = process.env.CHROMIUM_PATH ? undefined : paths.headlessShell.find((path) => existsSync(path));
  return shell ?? chromiumPath();
}
