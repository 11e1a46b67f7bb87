import { existsSync } from 'node:fs';

/** Debian's Firefox, or undefined. */
export function firefoxPath(): string | undefined {
  return firstOf(['/usr/bin/firefox-esr']);
}

/** Debian's driver of WebKitGTK, or undefined if it or the virtual display is missing. */
export function webKitDriverPath(): string | undefined {
  return ['xvfb-run', 'xauth', 'dbus-run-session'].every((program) => existsSync(`/usr/bin/${program}`))
    ? firstOf(['/usr/bin/WebKitWebDriver'])
    : undefined;
}

function firstOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}
