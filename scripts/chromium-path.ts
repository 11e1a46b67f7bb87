import { existsSync } from 'node:fs';
import paths from './chromium-paths.json' with { type: 'json' };

/** Path of a Chromium that is on the machine (`CHROMIUM_PATH` first), or undefined: then Playwright's own is used. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? paths.find((path) => existsSync(path));
}
