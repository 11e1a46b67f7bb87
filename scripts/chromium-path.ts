import { existsSync } from 'node:fs';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** Path of a Chromium that is on the machine (`CHROMIUM_PATH` first), or undefined: then Playwright's own is used. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? candidates.find((path) => existsSync(path));
}
